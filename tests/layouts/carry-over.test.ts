import { describe, expect, it } from 'vitest'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { carryOver } from '#layouts/kit/fields/carry-over.ts'
import { layoutValuesSchema } from '#layouts/kit/fields/layout-values.ts'
import { getLayout, layouts } from '#layouts/registry.ts'

const standard = getLayout('default')
const premium = getLayout('premium')
const luxury = getLayout('luxury')

describe('a layout that a store has not had', () => {
  const set = { primaryColor: '#0f5257', heroTitle: 'Noor', ctaTitle: 'Write to us', email: 'shop@noor.example' }
  const change = carryOver({ layout: premium, values: set }, luxury)

  it('takes what is set along by field name', () => {
    expect(change.values).toEqual({ primaryColor: '#0f5257', heroTitle: 'Noor', email: 'shop@noor.example' })
    expect(change.carried).toEqual(['heroTitle', 'primaryColor', 'email'])
    expect(change.returning).toEqual([])
    expect(change.left).toEqual(['ctaTitle'])
  })

  it('starts the rest as the layout comes: every field is told once', () => {
    const fields = layoutFields(luxury).map(([key]) => key)
    expect([...change.carried, ...change.returning, ...change.fresh].sort()).toEqual([...fields].sort())
    expect(change.fresh).toContain('brandPromise')
  })

  it('passes over what is unknown or damaged', () => {
    const { values, left } = carryOver({ layout: standard, values: { primaryColor: 'red', nothing: 1 } }, luxury)
    expect([values, left]).toEqual([{}, []])
  })
})

describe('a layout that a store had before', () => {
  const kept = { primaryColor: '#7a1022', heroTitle: 'Noor Maison', email: 'old@noor.example' }
  const back = (values: Parameters<typeof carryOver>[0]['values'], before: typeof values = kept) =>
    carryOver({ layout: standard, values }, luxury, before)

  it('looks as it was left, in its own words', () => {
    const { values, returning, carried } = back({ primaryColor: '#0f5257', textColor: '#111111', heroTitle: 'Noor' })
    expect(values).toEqual({ primaryColor: '#7a1022', heroTitle: 'Noor Maison' })
    expect([returning, carried]).toEqual([['heroTitle', 'primaryColor'], []])
  })

  it('takes words along that it lacked, and contact details always', () => {
    const { values, carried } = back({ heroSubtitle: 'Glass bangles', email: 'new@noor.example' })
    expect(values).toEqual({
      primaryColor: '#7a1022',
      heroTitle: 'Noor Maison',
      heroSubtitle: 'Glass bangles',
      email: 'new@noor.example',
    })
    expect(carried).toEqual(['heroSubtitle', 'email'])
  })

  it('an image keeps the place that was chosen on it', () => {
    const present = { heroImage: '/media/a/b/1', heroImageFocus: '10% 90%' }
    expect(back(present, { heroImage: '/media/a/c/1' }).values).toEqual({ heroImage: '/media/a/c/1' })
    expect(back(present, {}).values).toEqual(present)
  })
})

it('what a change brings may be saved, from every layout to every other', () => {
  for (const { id } of layouts.values()) {
    const from = getLayout(id)
    const values = Object.fromEntries(layoutFields(from).map(([key, { defaultValue }]) => [key, defaultValue]))
    for (const other of layouts.values()) {
      const to = getLayout(other.id)
      const change = carryOver({ layout: from, values }, to)
      expect(layoutValuesSchema(to).safeParse(change.values).success, other.id).toBe(true)
    }
  }
})
