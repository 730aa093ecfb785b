import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fallbacksOf, getLayout, layouts } from '#layouts/registry.ts'

it.each([
  ['luxury', 'luxury'],
  ['miki-couture', 'miki-couture'],
  ['no-such-layout', 'default'],
  ['__proto__', 'default'],
  ['', 'default'],
])('%s is drawn by %s', (id, expected) => expect(getLayout(id).id).toBe(expected))

it.each([
  ['nawab-zari', ['nawab-zari', 'luxury', 'default']],
  ['jewelry-luxury', ['jewelry-luxury', 'luxury', 'default']],
  ['miki-couture', ['miki-couture', 'fashion-boutique', 'default']],
  ['tech', ['tech', 'default']],
  ['default', ['default']],
  ['no-such-layout', ['default']],
])('where %s cannot be used, what stands in for it is tried in turn', (id, chain) =>
  expect(fallbacksOf(id).map((layout) => layout.id)).toEqual(chain),
)

it('has the layouts that the platform promised, each once', () => {
  expect(layouts.size).toBeGreaterThanOrEqual(17)
  for (const [id, layout] of layouts) {
    expect(layout.id).toBe(id)
    expect([...layouts.keys()]).toContain(layout.fallback)
  }
})

it('lists every folder that has a layout', () => {
  const catalog = new URL('../../layouts-catalog/', import.meta.url)
  const folders = readdirSync(catalog).filter((name) => existsSync(new URL(`${name}/Layout.astro`, catalog)))
  expect(folders.sort()).toEqual([...layouts.keys()].sort())
})
