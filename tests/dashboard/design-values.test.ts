import { describe, expect, it } from 'vitest'
import { plans } from '#contract/plans.ts'
import { getLayout, layouts } from '#layouts/registry.ts'
import {
  changedValues,
  defaultValues,
  designSections,
  dirtyKeys,
  onTopOf,
  showableValues,
  valueErrors,
} from '#src/features/design/design-values.ts'
import { industriesOf, isOf } from '#src/features/design/gallery/industries.ts'
import { cardOf, layoutCards } from '#src/features/design/layout-cards.ts'
import { startOf } from '#src/features/design/switching/start-of.ts'

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
    const layoutConfig = {
      layout: 'default',
      config: { themeColor: '#112233', heroTitle: 'Older' },
      customizations: { heroTitle: 'Newer', gone: 'x', textColor: 'not a colour' },
    }
    const values = startOf({ id: 'default', manifest: standard }, { layoutConfig, kept: {}, updated_at: '' })
    expect(values).toMatchObject({ primaryColor: '#112233', heroTitle: 'Newer', textColor: '#374151' })
    expect(values).not.toHaveProperty('gone')
  })

  it('of another layout starts with what comes along, or as it was left', () => {
    const layoutConfig = { layout: 'default', config: {}, customizations: { primaryColor: '#112233' } }
    const start = (kept: Record<string, { primaryColor: string }>) =>
      startOf({ id: 'luxury', manifest: luxury }, { layoutConfig, kept, updated_at: '' })
    expect(start({})).toMatchObject({ primaryColor: '#112233', secondaryColor: '#f59e0b' })
    expect(start({ luxury: { primaryColor: '#445566' } }).primaryColor).toBe('#445566')
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
      primaryColor: 'Primary Colour must be a # followed by six hex digits, like #7c3aed',
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

describe('the gallery', () => {
  const now = new Date('2026-03-01T09:00:00.000Z')
  const paid_layouts: string[] = [...plans.paid.layouts]
  const free = { plan: 'free' as const, plan_expiry: null, allowed_layouts: ['boba-fusion'], paid_layouts }

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

  it('a paid plan includes the Pro layouts until it ends', () => {
    const paid = { ...free, plan: 'paid' as const, plan_expiry: '2026-03-02T00:00:00.000Z' }
    const usable = (at: Date) => layoutCards(paid, at).flatMap((card) => (card.usable ? [card.id] : []))
    expect(usable(now)).toEqual(['default', 'premium', 'luxury', 'boba-fusion'])
    expect(usable(new Date('2026-03-03T00:00:00.000Z'))).toEqual(['default', 'boba-fusion'])
    expect(layoutCards(paid, now).filter((card) => card.granted)).toEqual([])
  })

  it('says what opens each that is not hers, and shows it after those that are', () => {
    const cards = layoutCards(free, now)
    expect(cards.every(({ usable, opens }) => usable === (opens === null))).toBe(true)
    const order = cards.map(({ opens }) => [null, 'plan', 'team'].indexOf(opens))
    expect(order).toEqual([...order].sort())
    expect(cardOf(cards, 'luxury').opens).toBe('plan')
    const shown = layoutCards({ ...free, allowed_layouts: [] }, now)
    expect(cardOf(shown, 'boba-fusion').opens).toBe('team')
  })

  it('calls every layout of the paid plan Pro, as many as the operator opens', () => {
    const seller = { ...free, allowed_layouts: [], paid_layouts: [...layouts.keys()] }
    const cards = layoutCards(seller, now)
    expect(new Set(cards.map(({ label, opens }) => `${label} ${opens}`))).toEqual(new Set(['null null', 'Pro plan']))
    expect(layoutCards({ ...seller, plan: 'paid' }, now).every(({ usable }) => usable)).toBe(true)
  })

  it('finds every layout under an industry, and a part of one under the whole', () => {
    const all = [...layouts.values()].map(({ industry }) => ({ industry: industry.replaceAll('-', ' ') }))
    const industries = industriesOf(all)
    expect(all.every((card) => industries.some((industry) => isOf(industry, card)))).toBe(true)
    expect(industries.length).toBeLessThan(new Set(all.map(({ industry }) => industry)).size)
    const named = ['general', 'abaya fashion', 'fashion', 'food & beverage', 'luxury ethnic fashion']
    expect(industriesOf(named.map((industry) => ({ industry })))).toEqual(['general', 'fashion', 'food & beverage'])
    expect(isOf('fashion', { industry: 'luxury ethnic fashion' })).toBe(true)
    expect(isOf('fashion', { industry: 'restaurant' })).toBe(false)
    expect(industriesOf([{ industry: 'jewelry accessories' }])).toEqual(['jewelry accessories'])
  })
})
