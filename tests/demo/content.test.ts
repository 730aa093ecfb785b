import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOW_STOCK } from '#contract/products/products.ts'
import { BIO_MAX } from '#contract/stores/stores.ts'
import { layoutValuesSchema } from '#layouts/kit/fields/layout-values.ts'
import { getLayout, layouts } from '#layouts/registry.ts'
import { demoStores, laterStores } from '../../scripts/demo/content.ts'

describe.each(demoStores)('demo store $slug', (demo) => {
  const { name, bio, slug, seller, layout, products } = demo

  it('keeps the limits of a store and of its layout’s fields', () => {
    expect(slug).toMatch(/^[a-z0-9-]{3,40}$/)
    expect(name.length).toBeLessThanOrEqual(50)
    expect(bio.length).toBeLessThanOrEqual(BIO_MAX)
    expect([...layouts.keys()]).toContain(layout.id)
    expect(layoutValuesSchema(getLayout(layout.id)).safeParse(layout.customizations).error?.issues ?? []).toEqual([])
  })

  it('cannot reach a real person', () => {
    expect(seller.email).toMatch(/@demo\.whatsstore\.example$/)
    expect(seller.whatsappNumber).toMatch(/^(300|50)00000\d\d$/)
  })

  it('has products the shop accepts', () => {
    expect(new Set(products.map((product) => product.name)).size).toBe(products.length)
    expect(seller.plan === 'paid' || products.length <= 5).toBe(true)
    for (const product of products) {
      expect(product.price).toBeGreaterThan(0)
      expect(Number.isInteger(product.inventoryCount)).toBe(true)
      expect(product.pictures.length).toBeLessThanOrEqual(5)
      expect(product.description.trim()).not.toBe('')
    }
  })
})

it('shows the seventeen layouts that the platform promised and any later one, those of later stores once each, by a seller of her own', () => {
  expect(new Set(demoStores.map(({ layout }) => layout.id)).size).toBeGreaterThanOrEqual(17)
  expect(new Set(laterStores.map(({ layout }) => layout.id)).size).toBe(laterStores.length)
  for (const one of ['email', 'whatsappNumber', 'password'] as const) {
    expect(new Set(demoStores.map(({ seller }) => seller[one])).size, one).toBe(demoStores.length)
  }
  expect(new Set(demoStores.map(({ slug }) => slug)).size).toBe(demoStores.length)
})

const URDU = /[\u0600-\u06FF]/

it.each(laterStores)('$slug has eight products and every state a card can have', ({ products }) => {
  expect(products).toHaveLength(8)
  for (const isSuch of [
    ({ inventoryCount }) => inventoryCount === 0,
    // The only product low in stock.
    ({ inventoryCount }) => inventoryCount > 0 && inventoryCount <= LOW_STOCK,
    ({ inventoryCount }) => inventoryCount === 3,
    ({ pictures }) => pictures.length === 0,
    ({ name }) => name.length > 90,
    ({ name }) => URDU.test(name),
  ] satisfies ((product: (typeof products)[number]) => boolean)[]) {
    expect(products.filter(isSuch), String(isSuch)).toHaveLength(1)
  }
})

it('shows every state a card can have', () => {
  const products = demoStores.flatMap((store) => store.products)
  const some = (test: (product: (typeof products)[number]) => boolean) => expect(products.some(test)).toBe(true)
  some(({ inventoryCount }) => inventoryCount === 0)
  some(({ inventoryCount }) => inventoryCount > 0 && inventoryCount <= 5)
  some(({ pictures }) => pictures.length === 0)
  some(({ pictures }) => pictures.length === 1)
  some(({ pictures }) => pictures.length === 5)
  some(({ name }) => name.length > 100)
  some(({ name }) => URDU.test(name))
})

it('has a file for every image, at most 6 MB of them, and none for nobody', () => {
  const folder = new URL('../../scripts/demo/images/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const named = demoStores.flatMap(({ slug, products }) =>
    ['logo', 'cover', ...products.flatMap(({ pictures }) => pictures)].map((name) => `${slug}/${name}.webp`),
  )
  expect(files.map(({ parentPath, name }) => `${basename(parentPath)}/${name}`).sort()).toEqual(named.sort())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(bytes).toBeLessThanOrEqual(6_000_000)
})
