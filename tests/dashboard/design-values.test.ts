import { describe, expect, it } from 'vitest'
import { fieldCatalogue } from '#layouts/kit/fields/field-catalogue.ts'
import { getLayout, knownLayouts, layouts } from '#layouts/registry.ts'
import { contrastWarning } from '#src/features/design/customise/contrast-warning.ts'
import {
  changedValues,
  defaultValues,
  designSections,
  dirtyKeys,
  onTopOf,
  savedValues,
  showableValues,
  valueErrors,
} from '#src/features/design/design-values.ts'
import { cardOf, layoutCards } from '#src/features/design/layout-cards.ts'

const luxury = getLayout('luxury')
const standard = getLayout('default')

describe('the form of a layout', () => {
  it.each([...layouts.keys()])('%s: every field once, in the order of the manifest', (id) => {
    const manifest = getLayout(id)
    const keys = designSections(manifest).flatMap(({ fields }) => fields.map(({ key }) => key))
    expect(keys).toEqual(Object.values(manifest.sections).flat())
    expect(new Set(keys).size).toBe(keys.length)
    expect(designSections(manifest).map(({ title }) => title)).toEqual(Object.keys(manifest.sections))
  })

  it('shows what is saved, the older form’s values under today’s names', () => {
    const values = savedValues(standard, {
      layout: 'default',
      config: { themeColor: '#112233', heroTitle: 'Older' },
      customizations: { heroTitle: 'Newer', gone: 'x', textColor: 'not a colour' },
    })
    expect(values).toMatchObject({ primaryColor: '#112233', heroTitle: 'Newer', textColor: '#374151' })
    expect(values).not.toHaveProperty('gone')
  })

  it('sends what differs from the layout’s own values', () => {
    expect(changedValues(luxury, defaultValues(luxury))).toEqual({})
    const values = { ...defaultValues(luxury), brandValues: ['خلوص'], heroTitle: 'Noor' }
    expect(changedValues(luxury, values)).toEqual({ brandValues: ['خلوص'], heroTitle: 'Noor' })
    expect(dirtyKeys(values, defaultValues(luxury)).sort()).toEqual(['brandValues', 'heroTitle'])
  })

  it('names what the server would refuse, and shows the value before it meanwhile', () => {
    const shown = { ...defaultValues(standard), primaryColor: '#0a7a5c' }
    const typing = { ...shown, primaryColor: '#0a7', email: 'shop@', heroTitle: 'Noor' }
    expect(valueErrors(standard, typing)).toEqual({
      primaryColor: 'Primary Colour must be a # followed by six hex digits',
      email: 'Email is not valid',
    })
    expect(showableValues(standard, typing, shown)).toMatchObject({
      primaryColor: '#0a7a5c',
      email: '',
      heroTitle: 'Noor',
    })
    expect(valueErrors(standard, { ...shown, heroTitle: '' })).toEqual({})
  })

  it('puts changes onto a newer version', () => {
    const base = defaultValues(standard)
    const newer = { ...base, heroTitle: 'Theirs', specialService: 'Theirs' }
    const mine = { ...base, heroTitle: 'Mine' }
    expect(onTopOf(newer, mine, base)).toMatchObject({ heroTitle: 'Mine', specialService: 'Theirs' })
  })
})

describe('contrast', () => {
  const values = defaultValues(standard)
  it('warns of words that could not be read, and says what is shown instead', () => {
    expect(contrastWarning('textColor', values)).toBeUndefined()
    expect(contrastWarning('textColor', { ...values, textColor: '#cccccc' })).toMatch(
      /^Too light to read on your background: words in it are shown darker, as #[0-9a-f]{6}\.$/,
    )
    expect(contrastWarning('textColor', { ...values, backgroundColor: '#111111', textColor: '#333333' })).toMatch(
      /^Too dark to read on your background: words in it are shown lighter, as #[0-9a-f]{6}\.$/,
    )
    expect(contrastWarning('backgroundColor', { ...values, backgroundColor: '#333333' })).toMatch(
      /^Your text colour cannot be read on it: text is shown lighter, as #[0-9a-f]{6}\.$/,
    )
    expect(contrastWarning('primaryColor', { ...values, primaryColor: '#ffee00' })).toMatch(/background/)
    expect(contrastWarning('primaryColor', { ...values, primaryColor: '#14532d' })).toBeUndefined()
    expect(contrastWarning('primaryColor', { ...values, primaryColor: '#3b82f6' })).toMatch(
      /buttons are shown darker, in #/,
    )
    expect(contrastWarning('primaryColor', { ...values, primaryColor: '#3b8' })).toBeUndefined()
    expect(contrastWarning('heroTitle', values)).toBeUndefined()
  })

  it('checks every color field', () => {
    for (const [key, field] of Object.entries(fieldCatalogue)) {
      if (field.type !== 'color') continue
      const either = ['#ffffff', '#fefefe', '#000000'].some((color) =>
        contrastWarning(key as keyof typeof fieldCatalogue, { ...values, textColor: '#eeeeee', [key]: color }),
      )
      expect(either, key).toBe(true)
    }
  })
})

describe('the gallery', () => {
  const now = new Date('2026-03-01T09:00:00.000Z')
  const free = { plan: 'free' as const, plan_expiry: null, allowed_layouts: ['boba-fusion'] }

  it('a free seller may use the default layout and what an admin gave her', () => {
    const cards = layoutCards(free, now)
    expect(cards.filter((card) => card.usable).map(({ id, granted, label }) => [id, granted, label])).toEqual([
      ['default', false, null],
      ['boba-fusion', true, 'Admin Only'],
    ])
    expect(cards.slice(0, 2).every((card) => card.usable)).toBe(true)
    expect(cardOf(cards, 'premium')).toMatchObject({ label: 'Pro', usable: false })
    expect(cardOf(cards, 'nobody').id).toBe('default')
  })

  it('a layout that is not drawn yet is offered to nobody but whose it is', () => {
    const ids = layoutCards(free, now).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...layouts.keys(), 'boba-fusion']))
    const undrawn = knownLayouts.filter(({ id }) => !layouts.has(id)).map(({ id }) => id)
    expect(ids.filter((id) => undrawn.includes(id))).toEqual(['boba-fusion'])
    const shown = undrawn.at(-1) ?? ''
    expect(cardOf(layoutCards(free, now, shown), shown)).toMatchObject({ id: shown, usable: false })
  })

  it('a paid plan includes the Pro layouts until it ends', () => {
    const paid = { ...free, plan: 'paid' as const, plan_expiry: '2026-03-02T00:00:00.000Z' }
    const usable = (at: Date) => layoutCards(paid, at).flatMap((card) => (card.usable ? [card.id] : []))
    expect(usable(now)).toEqual(['default', 'premium', 'luxury', 'boba-fusion'])
    expect(usable(new Date('2026-03-03T00:00:00.000Z'))).toEqual(['default', 'boba-fusion'])
    expect(layoutCards(paid, now).filter((card) => card.granted)).toEqual([])
  })
})
