import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceUnder, type Sale, salesOn } from '#contract/discounts/sale-price.ts'
import { savedPercent, savedWords } from '#contract/products/saved.ts'
import * as words from '#contract/products/words.ts'
import { nextTurn } from '#server/modules/shop/sales/sales.service.ts'

const amount = fc.integer({ min: 0, max: 9_999_999_999 })
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-03-${String(date).padStart(2, '0')}`)
const sale: fc.Arbitrary<Sale> = fc.record({
  percent: fc.integer({ min: 1, max: 90 }),
  from: fc.option(day),
  to: fc.option(day),
  products: fc.subarray(['kurta', 'shawl']),
  categories: fc.subarray(['Men', 'Women']),
})
const ware = fc.record({
  product_id: fc.constantFrom('kurta', 'shawl'),
  category: fc.constantFrom('Men', 'Women'),
  price: amount,
  compare_at: fc.option(amount),
})

test('a reduced price is below the crossed out one, and takes off the percent that is promised, and less than a rupee more', () => {
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 5 }), ware, fc.constantFrom('PKR', 'USD'), (sales, one, currency) => {
      const { price, was } = priceUnder(sales, currency, one)
      const before = Math.max(one.price, one.compare_at ?? 0)
      expect(Number.isSafeInteger(price) && price >= 0 && price <= one.price).toBe(true)
      expect(was).toBe(price < before ? before : null)
      const percents = sales.filter((each) => priceUnder([each], currency, one).price < one.price)
      const percent = Math.max(0, ...percents.map((each) => each.percent))
      if (percent === 0) {
        expect(price).toBe(one.price)
        return
      }
      const promised = BigInt(before) * BigInt(100 - percent)
      const step = currency === 'PKR' && before >= 10_000 ? 100n : 1n
      expect(BigInt(price) * 100n <= promised && BigInt(price) + step > promised / 100n).toBe(true)
      // Nothing that costs something is given away.
      if (before >= 100) expect(price).toBeGreaterThan(0)
    }),
  )
})

test('the badge never says less than the sale promises, and whole rupees stay whole', () => {
  const all = (percent: number): Sale[] => [{ percent, from: null, to: null, products: [], categories: [] }]
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000 }), fc.integer({ min: 1, max: 90 }), (rupees, percent) => {
      const one = { product_id: 'kurta', category: 'Men', price: rupees * 100, compare_at: null }
      const { price, was } = priceUnder(all(percent), 'PKR', one)
      expect(price % 100).toBe(0)
      expect(savedPercent(price, was ?? 0)).toBeGreaterThanOrEqual(percent)
    }),
  )
})

const TEN: Sale = { percent: 10, from: null, to: null, products: [], categories: [] }
const KURTA = { product_id: 'kurta', category: 'Men', price: 99_900, compare_at: null }

test('of several reductions the largest counts, and they do not add up', () => {
  expect(priceUnder([], 'PKR', KURTA)).toEqual({ price: 99_900, was: null })
  expect(priceUnder([TEN], 'PKR', KURTA)).toEqual({ price: 89_900, was: 99_900 })
  expect(priceUnder([TEN], 'USD', KURTA)).toEqual({ price: 89_910, was: 99_900 })
  expect(priceUnder([TEN, { ...TEN, percent: 20 }], 'PKR', KURTA)).toEqual({ price: 79_900, was: 99_900 })
  const reduced = { ...KURTA, price: 50_000, compare_at: 100_000 }
  expect(priceUnder([TEN], 'PKR', reduced)).toEqual({ price: 50_000, was: 100_000 })
  expect(priceUnder([{ ...TEN, percent: 60 }], 'PKR', reduced)).toEqual({ price: 40_000, was: 100_000 })
  expect(priceUnder([{ ...TEN, categories: ['Women'] }], 'PKR', KURTA).was).toBeNull()
  expect(priceUnder([{ ...TEN, categories: ['Women'], products: ['kurta'] }], 'PKR', KURTA).was).toBe(99_900)
})

test('a sale counts on its first and last day, and turns the day after', () => {
  const march: Sale = { ...TEN, from: '2026-03-10', to: '2026-03-31' }
  const counted = ['2026-03-09', '2026-03-10', '2026-03-31', '2026-04-01'].map((day) => salesOn([march], day).length)
  expect(counted).toEqual([0, 1, 1, 0])
  expect(nextTurn([march], '2026-03-09')).toBe('2026-03-10')
  expect(nextTurn([march], '2026-03-10')).toBe('2026-04-01')
  expect(nextTurn([march, TEN], '2026-04-01')).toBeNull()
})

test('nothing turns between a day and its next turn', () => {
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 5 }), day, day, (sales, one, other) => {
      const [first, last] = [one, other].sort()
      const turn = nextTurn(sales, first ?? '')
      if (turn !== null && turn <= (last ?? '')) return
      expect(salesOn(sales, last ?? '')).toEqual(salesOn(sales, first ?? ''))
    }),
  )
})

test('what is saved is said with a percent that is rounded down', () => {
  expect(savedPercent(90_100, 100_000)).toBe(9)
  expect(savedWords(words, 90_100, 100_000, 'PKR')).toBe('You save Rs. 99 (9%)')
  expect(savedWords(words, 99_900, 100_000, 'PKR')).toBe('You save Rs. 1')
})
