import { expect, test } from 'vitest'
import { createLimits } from '#server/http/limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

/** The address that thousands of buyers share on a mobile network. */
const ADDRESS = '203.0.113.9'

/** Opens a shop whose buyers all share one address, each with a phone, a cart and a home of her own. */
const openShop = async (stocks: number[]) => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const products: string[] = []
  for (const [index, inventory_count] of stocks.entries())
    products.push((await addProduct(app, token, { name: `Piece ${index}`, inventory_count })).id)
  let buyers = 0
  const buyer = () => {
    const number = buyers++
    return {
      buyer_name: `Ayesha ${number}`,
      buyer_phone: `0300${2_000_000 + number}`,
      delivery_address: `House ${number}, Street 9, Gulberg III, Lahore`,
      cart_id: `cart-of-buyer-${number}`,
    }
  }
  const order = (ids: string[], who: Partial<ReturnType<typeof buyer>> = {}) => {
    const items = ids.map((product_id) => ({ product_id, quantity: 1 }))
    return app.call('POST', '/orders', { json: { ...orderForm(''), ...buyer(), ...who, items }, address: ADDRESS })
  }
  const move = (id: string, status: string) => app.call('PUT', `/orders/${id}/status`, { token, json: { status } })
  /** Returns why orders hold nothing, one reason for each that does not. */
  const toCheck = async () => {
    const rows = await app.db.selectFrom('orders').select('to_check').where('to_check', 'is not', null).execute()
    return rows.map(({ to_check }) => to_check)
  }
  const onSale = async () => {
    const rows = await app.db.selectFrom('product_variants').select('id').where('inventory_count', '>', 0).execute()
    return rows.length
  }
  /** Lets a minute pass, for limits too. */
  const waitAMinute = () => {
    app.clock.time = new Date(app.clock.time.getTime() + 60_000)
    Object.assign(app.deps.limits, createLimits())
  }
  return { app, products, buyer, order, move, toCheck, onSale, waitAMinute }
}

test.each([
  ['five products of twelve, none confirmed', Array(5).fill(12), false],
  ['one product of 100, each confirmed within a minute', [100], true],
])('threat 48: 60 buyers behind one address in ten minutes all order: %s', async (_, stocks, confirms) => {
  const { products, order, move, toCheck, waitAMinute } = await openShop(stocks)
  let marked = 0
  for (let minute = 0; minute < 10; minute++) {
    const placed = []
    for (let count = 0; count < 6; count++) {
      const { status, body } = await order([products[(minute * 6 + count) % products.length] ?? ''])
      expect(status).toBe(201)
      placed.push(body.order_id)
    }
    waitAMinute()
    if (!confirms) continue
    marked += (await toCheck()).length
    for (const id of placed) expect((await move(id, 'Confirmed')).status).toBe(200)
  }
  expect(marked + (await toCheck()).length).toBeLessThanOrEqual(3)
})

test('threat 20: 120 orders a minute in one shop stop nobody behind the same address, 310 nobody in another', async () => {
  const { app, products, order, toCheck } = await openShop([10_000])
  const rival = await addStore(app, 'rival')
  const { id } = await addProduct(app, rival.token, { inventory_count: 10_000 })
  const flood = async (count: number) => {
    const placed = await Promise.all(Array.from({ length: count }, () => order([id])))
    return placed.filter(({ status }) => status === 429).length
  }
  expect(await flood(120)).toBe(0)
  expect(await toCheck()).toHaveLength(100)
  expect((await order([id])).status).toBe(201)
  expect(await flood(189)).toBe(10)
  expect((await order(products)).status).toBe(201)
})

test.each([
  ['in one order', [5]],
  ['one by one', [1, 1, 1, 1, 1]],
])('threat 48: of five single pieces one stranger leaves two on sale, %s', async (_, sizes) => {
  const { products, buyer, order, onSale } = await openShop([1, 1, 1, 1, 1])
  const { buyer_phone: _phone, ...stranger } = buyer()
  const left = [...products]
  for (const size of sizes) expect((await order(left.splice(0, size), stranger)).status).toBe(201)
  expect(await onSale()).toBeGreaterThanOrEqual(2)
})

test('threat 48: who invents a new phone, cart and home each time still leaves two of five single pieces', async () => {
  const { products, order, move, onSale } = await openShop([1, 1, 1, 1, 1])
  const placed = await Promise.all(products.map((id) => order([id])))
  expect(placed.map(({ status }) => status)).toEqual(Array(5).fill(201))
  expect(await onSale()).toBe(2)
  // After cancellations too.
  for (const { body } of placed) expect((await move(body.order_id, 'Cancelled')).status).toBe(200)
  expect(await onSale()).toBe(5)
  for (const id of products) await order([id])
  expect(await onSale()).toBe(5)
})

test('threat 48: a stranger who was cancelled holds nothing, and an honest buyer does', async () => {
  const { products, buyer, order, move, toCheck, onSale } = await openShop([1, 1, 1, 1, 1])
  const stranger = buyer()
  const { body } = await order(products.slice(0, 2), stranger)
  expect(await onSale()).toBe(3)
  await move(body.order_id, 'Cancelled')
  expect((await order(products.slice(0, 2), stranger)).status).toBe(201)
  expect(await toCheck()).toEqual(['cancelled'])
  expect(await onSale()).toBe(5)
  expect((await order(products.slice(0, 1))).status).toBe(201)
  expect(await onSale()).toBe(4)
})

test('threat 48: more than 20 orders a minute from one address hold nothing and take nothing from others', async () => {
  const { products, order, toCheck } = await openShop([1_000])
  for (let count = 0; count < 25; count++) expect((await order(products)).status).toBe(201)
  expect(await toCheck()).toEqual(Array(5).fill('many'))
})

test('a cart id that is no text of 8 to 64 letters is ignored, and is no part of a repeated request', async () => {
  const { app, products, buyer } = await openShop([10])
  const { cart_id: _, ...form } = buyer()
  const json = { ...orderForm(''), ...form, items: [{ product_id: products[0], quantity: 1 }] }
  const send = (cart_id: unknown) =>
    app.call('POST', '/orders', { json: { ...json, cart_id }, headers: { 'idempotency-key': 'the-same-order' } })
  const first = await send(7)
  expect(first.status).toBe(201)
  expect((await send('another-cart-id')).body.order_id).toBe(first.body.order_id)
})
