import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plans } from '#contract/plans.ts'
import { grantedLayouts } from '#layouts/kit/known-layouts.ts'
import { getLayout, knownLayouts, layouts } from '#layouts/registry.ts'

it.each([
  ['default', 'default'],
  ['premium', 'premium'],
  ['luxury', 'luxury'],
  ['nawab-zari', 'nawab-zari'],
  ['jewelry-luxury', 'jewelry-luxury'],
  ['miki-couture', 'default'],
  ['no-such-layout', 'default'],
  ['__proto__', 'default'],
  ['', 'default'],
])('%s is drawn by %s', (id, expected) => expect(getLayout(id).id).toBe(expected))

it('knows every layout once, with miki-couture falling back by way of fashion-boutique', () => {
  const ids = knownLayouts.map((layout) => layout.id)
  expect(ids).toHaveLength(layouts.size + grantedLayouts.length)
  expect(new Set(ids).size).toBe(ids.length)
  // What the platform promised.
  expect(ids.length).toBeGreaterThanOrEqual(17)
  expect(knownLayouts.find((layout) => layout.id === 'miki-couture')?.fallback).toBe('fashion-boutique')
  for (const layout of knownLayouts) expect(ids).toContain(layout.fallback)
})

it.each([...layouts.values()])('$id may be used by the plans that its access names', ({ id, access }) => {
  const allowed = (['free', 'paid'] as const).filter((plan) => (plans[plan].layouts as readonly string[]).includes(id))
  expect(allowed).toEqual({ free: ['free', 'paid'], paid: ['paid'], admin: [] }[access])
})

it('lists every folder that has a layout', () => {
  const catalog = new URL('../../layouts-catalog/', import.meta.url)
  const folders = readdirSync(catalog).filter((name) => existsSync(new URL(`${name}/Layout.astro`, catalog)))
  expect(folders.sort()).toEqual([...layouts.keys()].sort())
})
