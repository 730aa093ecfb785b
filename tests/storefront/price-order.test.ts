import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Costs, priceOrder, shareOut } from '#contract/orders/price-order.ts'

const amount = fc.integer({ min: 0, max: 9_999_999_999 })
const includes_sale = fc.boolean()
const costs: fc.Arbitrary<Costs> = fc.record({
  lines: fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 999 }), on_sale: fc.boolean() }), {
    minLength: 1,
    maxLength: 100,
  }),
  discount: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }), includes_sale }),
    fc.record({ kind: fc.constant('amount' as const), value: amount, includes_sale }),
    fc.constant({ kind: 'free_delivery' as const }),
  ),
  delivery: fc.option(fc.record({ fee: amount, free_over: fc.option(amount) })),
  adjustment: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
})

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)

test('adds lines up to the totals, exactly and never below 0', () => {
  fc.assert(
    fc.property(costs, (asked) => {
      const { goods, discount, delivery, adjustment, total, lines } = priceOrder(asked)
      expect(goods - discount + delivery + adjustment).toBe(total)
      expect(sum(lines.map((line) => line.amount))).toBe(goods)
      expect(sum(lines.map((line) => line.discount))).toBe(discount)
      expect(lines.every((line) => line.discount >= 0 && line.discount <= line.amount)).toBe(true)
      expect([goods, discount, delivery, total].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
    }),
  )
})

test('takes a percent once on what it applies to, rounded down to the rupee', () => {
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 100 }), (asked, value) => {
      const { discount, lines } = priceOrder({ ...asked, discount: { kind: 'percent', value } })
      const applies = asked.lines.reduce(
        (total, { price, quantity, on_sale }) => total + (on_sale ? 0n : BigInt(price) * BigInt(quantity)),
        0n,
      )
      expect(BigInt(discount)).toBe(((applies * BigInt(value)) / 10_000n) * 100n)
      expect(lines.every((line, index) => !asked.lines[index]?.on_sale || line.discount === 0)).toBe(true)
    }),
  )
})

test('shares an amount out within one unit of its exact parts', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = sum(weights)
        const shared = Math.floor(whole * part)
        const shares = shareOut(shared, weights)
        for (const [index, share] of shares.entries()) {
          const exact = whole === 0 ? 0 : Number((BigInt(shared) * BigInt(weights[index] ?? 0)) / BigInt(whole))
          expect(share - exact === 0 || share - exact === 1).toBe(true)
        }
      },
    ),
  )
})

const line = (price: number, quantity = 1) => ({ price, quantity })
const plain: Costs = { lines: [line(100_000)], discount: null, delivery: null, adjustment: 0 }

test.each<[string, Partial<Costs>, Partial<ReturnType<typeof priceOrder>>]>([
  ['costs its goods', { lines: [line(45_050, 3)] }, { goods: 135_150, total: 135_150 }],
  [
    'rounds 10 % of Rs. 999.99 to Rs. 99',
    { lines: [line(99_999)], discount: { kind: 'percent', value: 10 } },
    { discount: 9_900, total: 90_099 },
  ],
  [
    'gives the paisa left over to the largest remainder, the first of equals',
    { lines: [line(10_000), line(10_000), line(10_000)], discount: { kind: 'amount', value: 10_000 } },
    { lines: [3_334, 3_333, 3_333].map((discount) => ({ amount: 10_000, discount })) },
  ],
  ['cuts an amount above the goods', { discount: { kind: 'amount', value: 900_000 } }, { discount: 100_000, total: 0 }],
  [
    'delivers for the fee below the bound',
    { delivery: { fee: 25_000, free_over: 100_001 } },
    { delivery: 25_000, total: 125_000 },
  ],
  [
    'delivers free from the bound on',
    { delivery: { fee: 25_000, free_over: 100_000 } },
    { delivery: 0, total: 100_000 },
  ],
  [
    'looks at the goods after discount for free delivery',
    { delivery: { fee: 25_000, free_over: 100_000 }, discount: { kind: 'percent', value: 1 } },
    { delivery: 25_000, total: 124_000 },
  ],
  [
    'delivers free by a code',
    { delivery: { fee: 25_000, free_over: null }, discount: { kind: 'free_delivery' } },
    { delivery: 0, discount: 0, total: 100_000 },
  ],
  ['adds an adjustment', { adjustment: 5_000 }, { adjustment: 5_000, total: 105_000 }],
  ['cuts an adjustment at a total of 0', { adjustment: -500_000 }, { adjustment: -100_000, total: 0 }],
])('an order %s', (_title, change, expected) => {
  expect(priceOrder({ ...plain, ...change })).toMatchObject(expected)
})
