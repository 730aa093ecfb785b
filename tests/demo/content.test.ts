import { describe, expect, it } from 'vitest'
import { demoStores } from '../../scripts/demo/content.ts'
import { pictureSvg } from '../../scripts/demo/pictures/picture.ts'

/** Longest allowed value of a customisation field, from the field catalogue. */
const longest: [RegExp, number][] = [
  [/^(heroTitle|ctaTitle|specialService|luxuryFeature)$/, 50],
  [/^heroSubtitle$/, 200],
  [/^(address|ctaDescription|brandPromise)$/, 150],
  [/^(storeHours|footerDescription)$/, 100],
  [/^feature\dTitle$/, 30],
  [/^feature\dDescription$/, 120],
  [/^heroFeature\d$/, 25],
  [/^(ctaButtonText|badge\dText)$/, 20],
  [/Color$|^gradient/, 7],
]

describe.each(demoStores)('demo store $slug', ({ name, bio, slug, seller, layout, products }) => {
  it('keeps the limits of store and layout fields', () => {
    expect(slug).toMatch(/^[a-z0-9-]{3,40}$/)
    expect(name.length).toBeLessThanOrEqual(50)
    expect(bio.length).toBeLessThanOrEqual(160)
    for (const [field, value] of Object.entries(layout.customizations)) {
      const limit = longest.find(([pattern]) => pattern.test(field))?.[1]
      if (limit) expect(String(value).length, field).toBeLessThanOrEqual(limit)
      if (limit === 7) expect(value).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('cannot reach a real person', () => {
    expect(seller.email).toMatch(/@demo\.whatsstore\.example$/)
    expect(seller.whatsappNumber).toMatch(/^(300|50)0000000?\d$/)
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

it('shows every state a card can have', () => {
  const products = demoStores.flatMap((store) => store.products)
  const some = (test: (product: (typeof products)[number]) => boolean) => expect(products.some(test)).toBe(true)
  some(({ inventoryCount }) => inventoryCount === 0)
  some(({ inventoryCount }) => inventoryCount > 0 && inventoryCount <= 5)
  some(({ pictures }) => pictures.length === 0)
  some(({ pictures }) => pictures.length === 1)
  some(({ pictures }) => pictures.length === 5)
  some(({ name }) => name.length > 100)
  some(({ name }) => /[\u0600-\u06FF]/.test(name))
})

it('draws the same picture for the same spec, and another for another palette', () => {
  const spec = { subject: 'bangle-stack', palette: 'ruby', backdrop: 'sand', view: 'front', seed: 1 } as const
  expect(pictureSvg(spec)).toBe(pictureSvg(spec))
  expect(pictureSvg({ ...spec, palette: 'emerald' })).not.toBe(pictureSvg(spec))
})
