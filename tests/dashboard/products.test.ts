import { describe, expect, it } from 'vitest'
import type { ImageStatus, Product, ProductImage } from '#contract/products/products.ts'
import * as list from '#src/features/products/form/image-list.ts'
import { detailsOfProduct, productBody, typedCount } from '#src/features/products/form/product-form.ts'
import {
  isSoldMeanwhile,
  movedMeanwhile,
  movedWords,
  withNewerStock,
} from '#src/features/products/form/sold-meanwhile.ts'
import { pollImageStatus } from '#src/features/products/image-status.ts'
import { typedPrice } from '#src/lib/amount.ts'

const image = (id: string): ProductImage => ({ id, url: '', thumbnail_url: '', status: 'ready', thumbhash: '' })
const file = (name: string) => new File(['x'], name)
const keys = (images: list.ImageList) => images.map(({ key }) => key).join('')

describe('asking whether pictures are ready', () => {
  /** Answers in turn; the last again and again. `fail` is a call without an answer. */
  const poll = async (...answers: (ImageStatus['status'] | 'fail')[]) => {
    const waits: number[] = []
    let asked = 0
    const outcome = await pollImageStatus({
      wait: async (milliseconds) => void waits.push(milliseconds),
      check: async () => {
        const status = answers[Math.min(asked++, answers.length - 1)] ?? 'ready'
        if (status === 'fail') throw new Error('no answer')
        return { status, processing_complete: status !== 'processing' }
      },
    })
    return { outcome, waits, asked }
  }

  it('first after 300 ms, then 500 ms later each time', async () => {
    expect(await poll('processing', 'processing', 'ready')).toEqual({
      outcome: 'ready',
      waits: [300, 500, 1000],
      asked: 3,
    })
  })

  it('gives up after 8 tries more', async () => {
    const { outcome, waits, asked } = await poll('processing')
    expect({ outcome, asked }).toEqual({ outcome: 'unknown', asked: 9 })
    expect(waits).toEqual([300, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000])
  })

  it('stops at a failed picture, and at a call that fails', async () => {
    expect((await poll('processing', 'failed')).outcome).toBe('failed')
    expect(await poll('fail')).toEqual({ outcome: 'unknown', waits: [300], asked: 1 })
  })
})

describe('the pictures of the form', () => {
  const kept = list.keptImages([image('a'), image('b'), image('c')])

  it('are moved to a place, made the main one, removed and replaced', () => {
    expect(keys(list.moveImage(kept, 'a', 2))).toBe('bca')
    expect(keys(list.moveImage(kept, 'c', 0))).toBe('cab')
    expect(keys(list.moveImage(kept, 'x', 0))).toBe('abc')
    expect(keys(list.removeImage(kept, 'b'))).toBe('ac')
    const fresh = list.newImage(file('new.jpg'))
    expect(keys(list.replaceImage(kept, 'b', fresh))).toBe(`a${fresh.key}c`)
  })

  it('are sent only when they, or their order, changed', () => {
    expect(list.imagesChanged(kept, [...kept])).toBe(false)
    expect(list.imagesChanged(kept, list.moveImage(kept, 'a', 1))).toBe(true)
    expect(list.imagesChanged(kept, list.removeImage(kept, 'c'))).toBe(true)
  })

  it('go as files and ids in their order; none of them as an empty text', () => {
    const fresh = list.newImage(file('new.jpg'))
    expect(list.imageEntries([fresh, ...kept])).toEqual([fresh.file, 'a', 'b', 'c'])
    expect(list.imageEntries([])).toEqual([''])
  })

  it('are five at most; what is left out is said', () => {
    expect(list.roomFor(kept, 4)).toBe(2)
    expect(list.leftOutWords(4, 2)).toBe('A product has at most 5 pictures: 2 were left out.')
    expect(list.leftOutWords(3, 2)).toBe('A product has at most 5 pictures: 1 was left out.')
    expect(list.leftOutWords(2, 2)).toBeNull()
  })

  it('lose what was removed elsewhere, never what was chosen here', () => {
    const fresh = list.newImage(file('new.jpg'))
    expect(keys(list.withoutGone([...kept, fresh], list.keptImages([image('b')])))).toBe(`b${fresh.key}`)
  })
})

describe('figures as they are typed', () => {
  it.each([
    ['1,250.50', '1250.50'],
    ['Rs. 99', '99'],
    ['.5', '0.5'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['۱۲۵۰٫۵', '1250.5'],
    ['abc', ''],
  ])('a price %s', (typed, kept) => expect(typedPrice(typed)).toBe(kept))

  it.each([
    ['12', '12'],
    ['-3', '-'],
    ['1.5', '1.'],
    ['12,000', '12000'],
    ['٤٢', '42'],
    ['many', ''],
  ])('units %s', (typed, kept) => expect(typedCount(typed)).toBe(kept))
})

describe('a sale while a product is edited', () => {
  const variant = (id: string, label: string | undefined, inventory_count: number): Product['variants'][number] => ({
    id,
    labels: label === undefined ? [] : [label],
    sku: null,
    price: 900,
    own_price: null,
    compare_at: null,
    sale_price: null,
    inventory_count,
    image: null,
  })
  const productWith = (variants: Product['variants'], change: Partial<Product> = {}): Product => ({
    id: 'p',
    slug: 'kurta',
    name: 'Kurta',
    description: 'Cotton',
    compare_at: null,
    sale_price: null,
    price: 900,
    category: 'Clothes',
    inventory_count: variants.reduce((sum, { inventory_count }) => sum + inventory_count, 0),
    quantity: 0,
    stock_status: 'in_stock',
    featured: false,
    status: 'active',
    hidden: false,
    show_at: null,
    name_en: null,
    name_ur: null,
    description_en: null,
    description_ur: null,
    options: [],
    variants,
    images: [],
    image_url: null,
    thumbnail_url: null,
    created_at: '',
    updated_at: '',
    ...change,
  })
  const plain = (count: number, change?: Partial<Product>) => productWith([variant('p', undefined, count)], change)
  const size = { id: 's', name: 'Size', values: ['M', 'L'].map((label) => ({ id: label, label })) }
  const sized = (medium: number, large: number) =>
    productWith([variant('p', 'M', medium), variant('l', 'L', large)], { options: [size] })
  const typed = (product: Product, stock: Record<string, string>) => {
    const details = detailsOfProduct(product)
    for (const [key, count] of Object.entries(stock)) {
      const row = details.choice?.rows[key]
      if (row) row.stock = count
    }
    return details
  }

  it('changes nothing for who left the stock as it was', () => {
    expect(isSoldMeanwhile({ ...detailsOfProduct(plain(10)), name: 'Long kurta' }, plain(10), plain(9))).toBe(true)
    expect(isSoldMeanwhile({ ...detailsOfProduct(plain(10)), inventory_count: 20 }, plain(10), plain(9))).toBe(false)
    expect(isSoldMeanwhile({ ...detailsOfProduct(plain(10)), inventory_count: 20 }, plain(10), plain(10))).toBe(true)
    expect(productBody(detailsOfProduct(plain(10)), undefined, plain(10)).has('inventory_count')).toBe(false)
    expect(productBody(detailsOfProduct(plain(10)), undefined, plain(9)).get('inventory_count')).toBe('10')
  })

  it('is told from a change of anything else', () => {
    const details = { ...detailsOfProduct(plain(10)), description: 'Mine' }
    expect(isSoldMeanwhile(details, plain(10), plain(9, { name: 'Theirs' }))).toBe(false)
    expect(isSoldMeanwhile(details, plain(10), plain(9, { images: [image('new')] }))).toBe(false)
  })

  it('of one size lets her save another size, not the one that was sold', () => {
    expect(isSoldMeanwhile(typed(sized(5, 5), { L: '8' }), sized(5, 5), sized(4, 5))).toBe(true)
    expect(isSoldMeanwhile(typed(sized(5, 5), { M: '8' }), sized(5, 5), sized(4, 5))).toBe(false)
  })

  it('is said, and untouched sizes take the newer stock', () => {
    const [before, now] = [sized(5, 4), sized(3, 3)]
    const said = movedMeanwhile(before, now).map(movedWords)
    expect(said).toEqual(['2 M were sold meanwhile: 3 left', '1 L was sold meanwhile: 3 left'])
    expect(movedMeanwhile(plain(10), plain(9)).map(movedWords)).toEqual(['1 was sold meanwhile: 9 left'])
    const merged = withNewerStock(typed(before, { M: '20' }).choice, before, now)
    expect(Object.values(merged?.rows ?? {}).map(({ stock }) => stock)).toEqual(['20', '3'])
    expect(withNewerStock(null, before, now)).toBeNull()
  })

  it('before sizes are made of its stock is asked about', () => {
    const details = { ...detailsOfProduct(plain(10)), choice: detailsOfProduct(sized(10, 0)).choice ?? null }
    expect(isSoldMeanwhile(details, plain(10), plain(9))).toBe(false)
  })
})
