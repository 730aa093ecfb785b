import { expect, it } from 'vitest'
import type { FieldValue, StorePage } from '#contract/stores/store-page.ts'
import { type LayoutManifest, layoutFields } from '#layouts/kit/define-layout.ts'
import type { FieldDefinition } from '#layouts/kit/fields/field-definition.ts'
import { settingsOf } from '#layouts/kit/page/settings.ts'
import { layouts } from '#layouts/registry.ts'
import { shownEndDate } from '#server/publish/pages/end-date.ts'
import { aboutPage, categoryPage, homePage, productPage, products } from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'

const text = (field: FieldDefinition, word: string): FieldValue => {
  if (field.network) return `https://www.${field.network}.com/${word}`
  if (field.pattern === 'phone') return word === 'one' ? '+92 301 1111111' : '+92 302 2222222'
  return word
}

/** Two values of a field that a seller could choose, whatever its default. */
const twoOf = (field: FieldDefinition): [FieldValue, FieldValue] => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [text(field, 'one'), text(field, 'other')]
    case 'email':
      return ['one@shop.example', 'other@shop.example']
    case 'color':
      return ['#7a1022', '#1f3d36']
    case 'select':
      return [field.options?.[0]?.value ?? '', field.options?.[1]?.value ?? '']
    case 'image':
      return ['/media/fixture/one.webp', '/media/fixture/other.webp']
    case 'focus':
      return ['10% 20%', '80% 70%']
    case 'number':
      return [field.max ?? 1, field.min ?? 0]
    case 'boolean':
      return [true, false]
    case 'array':
      return [['one'], ['other']]
    case 'file':
      return ['', '']
  }
}

/** Every page that a layout draws, with these values. */
const pagesOf = (layout: LayoutManifest, values: Record<string, FieldValue>): StorePage[] => {
  const saved = new Date('2026-03-01T08:00:00Z')
  const design = { layout: { id: layout.id, values, ...shownEndDate({ layout, values, savedAt: saved }, saved) } }
  return [
    homePage(layout.id, design),
    productPage(layout.id, {
      ...design,
      products: products().map((product) => ({ ...product, sold: 'Sold 12 times' })),
    }),
    categoryPage(layout.id, design),
    ...(layout.extraPages.includes('about') ? [aboutPage(design)] : []),
  ]
}

it.each([...layouts.values()])('every field of the form of $id changes one of its pages', async (layout) => {
  // A file stays on the seller's device.
  const fields = layoutFields(layout).filter(([, { type }]) => type !== 'file')
  // Everything is filled in and on, so no field hides another.
  const filled = Object.fromEntries(fields.map(([key, field]) => [key, twoOf(field)[0]]))
  const before = await Promise.all(pagesOf(layout, filled).map((page) => render(page)))
  const silent: string[] = []
  for (const [key, field] of fields) {
    const changed = { ...filled, [key]: twoOf(field)[1] }
    let shown = false
    for (const [index, page] of pagesOf(layout, changed).entries()) {
      shown = (await render(page)) !== before[index]
      if (shown) break
    }
    if (!shown) silent.push(key)
  }
  expect(silent).toEqual([])
})

it.each([...layouts.values()])(
  'every switch of $id that is a class of the page is one its styles know',
  async (layout) => {
    const fields = layoutFields(layout)
    const on = Object.fromEntries(fields.filter(([, { type }]) => type === 'boolean').map(([key]) => [key, true]))
    const html = await render(homePage(layout.id, { layout: { id: layout.id, values: on } }))
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    expect(
      settingsOf(on)
        .split(' ')
        .filter((name) => name && !styles.includes(`.${name}`)),
    ).toEqual([])
  },
)
