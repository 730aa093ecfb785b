import { describe, expect, it } from 'vitest'
import { formatMoney } from '#contract/money.ts'
import {
  addLine,
  addSeparateLine,
  type CartProduct,
  cartCount,
  maxQuantity,
  quantityOf,
} from '#contract/orders/cart.ts'
import {
  cartTotal,
  checkCart,
  inStock,
  removeLine,
  setLineQuantity,
  withoutItems,
  withStock,
} from '#contract/orders/cart-lines.ts'
import { parseStoredCarts } from '#contract/orders/stored-cart.ts'

const product = (changes: Partial<CartProduct> = {}): CartProduct => ({
  id: 'a',
  slug: 'bowl',
  name: 'Bowl',
  price: 185_050,
  path: '/store/noor/p/bowl/',
  category: 'Ceramics',
  stock: 14,
  image: null,
  ...changes,
})
const shawl = product({ id: 'b', slug: 'shawl', name: 'Shawl', price: 100 })

it('an amount is read in its currency, grouped by thousands, cents only where there are any', () => {
  expect(formatMoney(125_000_000, 'PKR')).toBe('Rs. 1,250,000')
  expect(formatMoney(39_950, 'AED')).toBe('AED 399.50')
  expect(formatMoney(1_005, 'USD')).toBe('$10.05')
})

describe('adding', () => {
  it('raises the line of the same id', () => {
    const lines = addLine(addLine([], product()), product({ slug: 'renamed' }), 2)
    expect(lines.map(({ quantity }) => quantity)).toEqual([3])
  })
  it('raises the line of the same slug', () => {
    expect(addLine(addLine([], product()), product({ id: 'other' }))).toHaveLength(1)
  })
  it('does not take two missing slugs for the same product', () => {
    expect(addLine(addLine([], product({ slug: '' })), product({ id: 'b', slug: '' }))).toHaveLength(2)
  })
  it('appends another product', () => expect(addLine(addLine([], product()), shawl)).toHaveLength(2))
  it('rejects a product with neither id nor slug', () => {
    expect(addLine([], product({ id: '', slug: '' }))).toEqual([])
    expect(addSeparateLine([], product({ id: '', slug: '' }), 'x')).toEqual([])
  })
  it('appends a separate line each time', () => {
    const lines = addSeparateLine(addSeparateLine([], product(), 'x'), product(), 'y')
    expect(lines.map(({ uniqueId }) => uniqueId)).toEqual(['x', 'y'])
    expect(quantityOf(lines, product())).toBe(2)
  })
  it('leaves the lines it was given alone', () => {
    const lines = addLine([], product())
    addLine(lines, product())
    expect(lines[0]?.quantity).toBe(1)
  })
})

describe('changing', () => {
  const lines = addSeparateLine(addLine(addLine([], product()), shawl), product(), 'x')
  it('removes by place, id, slug and unique id', () => {
    expect(removeLine(lines, { index: 1 }).map((line) => line.product.id)).toEqual(['a', 'a'])
    expect(removeLine(lines, { id: 'a' }).map((line) => line.product.id)).toEqual(['b'])
    expect(removeLine(lines, { slug: 'shawl' })).toHaveLength(2)
    expect(removeLine(lines, { uniqueId: 'x' })).toHaveLength(2)
  })
  it('sets a quantity of one line', () => {
    expect(setLineQuantity(lines, { index: 0 }, 5).map(({ quantity }) => quantity)).toEqual([5, 1, 1])
  })
  it.each([0, -1])('removes the line at quantity %i', (quantity) => {
    expect(setLineQuantity(lines, { index: 0 }, quantity)).toHaveLength(2)
  })
})

describe('taking out what was ordered', () => {
  const lines = addSeparateLine(addLine(addLine([], product(), 3), shawl), product(), 'x', 2)
  it('leaves nothing of an order of everything', () => {
    const items = [
      { product_id: 'a', quantity: 5 },
      { product_id: 'b', quantity: 1 },
    ]
    expect(withoutItems(lines, items)).toEqual([])
  })
  it('leaves what came in since', () => {
    const left = withoutItems(lines, [{ product_id: 'a', quantity: 4 }])
    expect(left.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ['b', 1],
      ['a', 1],
    ])
  })
  it('knows a product without an id by its slug', () => {
    const old = addLine([], product({ id: '' }))
    expect(withoutItems(old, [{ product_id: 'bowl', quantity: 1 }])).toEqual([])
  })
  it('removing more than present empties the line', () => {
    expect(withoutItems(lines, [{ product_id: 'a', quantity: 99 }]).map((line) => line.product.id)).toEqual(['b'])
  })
})

describe('figures', () => {
  it('adds up in minor units', () => expect(cartTotal([{ product: product(), quantity: 3 }])).toBe(555_150))
  it('counts units', () =>
    expect(
      cartCount([
        { product: product(), quantity: 3 },
        { product: shawl, quantity: 2 },
      ]),
    ).toBe(5))
  it.each([
    [{ stock: 4, quantity: 9 }, 2, 2],
    [{ stock: 4, quantity: 9 }, undefined, 4],
    [{ stock: 0, quantity: 9 }, undefined, 0],
    [{ stock: null, quantity: 9 }, undefined, 9],
    [{}, undefined, 999],
    // The server takes no more of one product in one order.
    [{ stock: 5000 }, undefined, 999],
    [{ stock: 5000 }, 2000, 999],
  ])('allows at most, of %o with max %o: %i', (figures, max, expected) => {
    expect(maxQuantity(figures, max)).toBe(expected)
  })
})

describe('the check before ordering', () => {
  it.each([
    ['Cart is empty', []],
    ['Invalid product in cart', [{ product: product({ id: '', slug: '' }), quantity: 1 }]],
    ['Invalid price for Bowl', [{ product: product({ price: Number.NaN }), quantity: 1 }]],
    ['Invalid price for Bowl', [{ product: product({ price: -1 }), quantity: 1 }]],
    ['Invalid quantity for Bowl', [{ product: product(), quantity: 0 }]],
    ['Invalid quantity for Bowl', [{ product: product(), quantity: 1.5 }]],
    [
      'Invalid price for Shawl',
      [
        { product: product(), quantity: 1 },
        { product: { ...shawl, price: 0.5 }, quantity: 0 },
      ],
    ],
    [null, [{ product: product(), quantity: 1 }]],
  ])('says %s', (message, lines) => expect(checkCart(lines)).toBe(message))
})

describe('what stands in browser storage', () => {
  const line = { product: product(), quantity: 2 }
  it('comes back as it was', () => {
    expect(parseStoredCarts(JSON.stringify({ noor: [line], other: [] }))).toEqual({ noor: [line], other: [] })
  })
  it.each([null, '', '{', 'null', '[]', '7', '"text"', '{"noor":7}', '{"noor":[null,{},{"product":{}},7]}'])(
    'gives no line for %o',
    (stored) => expect(parseStoredCarts(stored).noor ?? []).toEqual([]),
  )
  it('keeps the good lines beside the bad', () => {
    const broken = [{ ...line, quantity: 0 }, { ...line, product: { ...product(), price: '12' } }, line]
    expect(parseStoredCarts(JSON.stringify({ noor: broken })).noor).toEqual([line])
  })
})

it('what the server has left of a product cuts the lines of that product alone', () => {
  const lines = [
    { product: product(), quantity: 3 },
    { product: shawl, quantity: 1 },
    { product: product(), quantity: 2, uniqueId: 'x' },
  ]
  const quantities = (left: number) =>
    inStock(withStock(lines, { product_id: 'a' }, left)).map(({ quantity }) => quantity)
  expect(quantities(5)).toEqual([3, 1, 2])
  expect(quantities(4)).toEqual([3, 1, 1])
  expect(quantities(2)).toEqual([2, 1])
  expect(quantities(0)).toEqual([1])
  expect(inStock([{ product: product({ stock: null }), quantity: 20 }])).toHaveLength(1)
})
