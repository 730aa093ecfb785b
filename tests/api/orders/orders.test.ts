import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const setUp = async (inventory = 10) => {
  const app = await createTestApp()
  const seller = await addStore(app)
  const product = await addProduct(app, seller.token, { inventory_count: inventory })
  return { app, seller, product }
}

const stockOf = async (app: Awaited<ReturnType<typeof createTestApp>>, id: string) =>
  (await app.call('GET', `/products/${id}`)).body.inventory_count

test('an order is priced by the server, takes stock and enqueues a publication', async () => {
  const { app, product, seller } = await setUp()
  await app.db.deleteFrom('publish_jobs').execute()
  const { status, body } = await app.call('POST', '/orders', {
    json: orderForm(product.id, { items: [{ product_id: product.id, quantity: 3 }], order_notes: '  Ring twice ' }),
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'Pending',
    total_amount: 1350,
    items: [{ product_name: 'Glass bangles', product_price: 450, quantity: 3 }],
    order_notes: 'Ring twice',
  })
  expect(body.order_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(await stockOf(app, product.id)).toBe(7)
  const jobs = await app.db.selectFrom('publish_jobs').select('store_id').execute()
  expect(jobs).toEqual([{ store_id: seller.store.id }])
})

test('an order says what its total is made of', async () => {
  const { app, product, seller } = await setUp()
  const { body } = await app.call('POST', '/orders', {
    json: orderForm(product.id, { items: [{ product_id: product.id, quantity: 3 }] }),
  })
  const amounts = {
    goods_amount: 1350,
    discount_amount: 0,
    delivery_amount: 0,
    adjustment_amount: 0,
    total_amount: 1350,
    paid_amount: 0,
    due_amount: 1350,
    items: [{ discount_amount: 0 }],
  }
  expect(body).toMatchObject(amounts)
  expect((await app.call('GET', `/orders/${body.order_id}`, { token: seller.token })).body).toMatchObject(amounts)
})

test('threat 9: 200 buyers at once for a stock of 10: exactly 10 orders', async () => {
  const { app, product } = await setUp(10)
  const wide = rateLimit(1000, 60, 'all from one address here')
  Object.assign(app.deps.limits, { orderByAddress: wide, holdingOrdersByAddress: wide, repeatedOrdersByStore: wide })
  const formOf = (buyer: number) =>
    orderForm(product.id, {
      buyer_phone: `0300${String(buyer).padStart(7, '0')}`,
      delivery_address: `House ${buyer}, Street 9, Lahore`,
    })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) =>
      app.app.request('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `buyer-number-${buyer}` },
        body: JSON.stringify(formOf(buyer)),
      }),
    ),
  )
  const placed = answers.filter((answer) => answer.status === 201).length
  expect(placed).toBe(10)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(190)
  expect(await stockOf(app, product.id)).toBe(0)
  const orders = await app.db.selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(10)
})

test('threat 9: two orders that want two products in opposite order: all lines or none', async () => {
  const { app, seller, product } = await setUp(1)
  const other = await addProduct(app, seller.token, { name: 'Other', inventory_count: 1 })
  const both = (ids: string[], phone: string) =>
    app.call('POST', '/orders', {
      json: orderForm('', { items: ids.map((product_id) => ({ product_id, quantity: 1 })), buyer_phone: phone }),
    })
  const answers = await Promise.all([
    both([product.id, other.id], '03000000001'),
    both([other.id, product.id], '03000000002'),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  expect(await stockOf(app, product.id)).toBe(0)
  expect(await stockOf(app, other.id)).toBe(0)
})

test('takes no stock when one line item is short', async () => {
  const { app, seller, product } = await setUp(10)
  const other = await addProduct(app, seller.token, { name: 'Shawl', inventory_count: 2 })
  const { status, body } = await app.call('POST', '/orders', {
    json: orderForm('', {
      items: [
        { product_id: product.id, quantity: 1 },
        { product_id: other.id, quantity: 2 },
        { product_id: other.id, quantity: 1 },
      ],
    }),
  })
  expect(status).toBe(409)
  expect(body).toEqual({ detail: 'Only 2 left of Shawl', code: 'conflict', product_id: other.id, available: 2 })
  expect(await stockOf(app, product.id)).toBe(10)
  expect(await stockOf(app, other.id)).toBe(2)
})

test('threat 21: a replayed order is one order; the same key with another body is refused', async () => {
  const { app, product } = await setUp()
  const send = (json: unknown) => app.call('POST', '/orders', { json, headers: { 'idempotency-key': 'form-0001' } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(orderForm(product.id))))
  expect(new Set(answers.map((answer) => answer.body.order_id)).size).toBe(1)
  expect(answers.every((answer) => answer.status === 201)).toBe(true)
  expect(await stockOf(app, product.id)).toBe(9)
  const other = await send(orderForm(product.id, { buyer_name: 'Somebody else' }))
  const [{ order_id, items, total_amount }] = answers.map(({ body }) => body) as [Record<string, unknown>]
  // The confirmation's fields, and nothing about the buyer.
  expect(other).toMatchObject({ status: 409 })
  expect(other.body).toEqual({
    detail: `Order ${order_id} was already placed, as you first sent it.`,
    code: 'conflict',
    placed: { order_id, items, total_amount },
  })
  const ofStranger = await send(orderForm(product.id, { buyer_phone: '03217654321' }))
  expect(ofStranger.body.placed).toEqual({ order_id })
  expect(await stockOf(app, product.id)).toBe(9)
  const stranger = { json: orderForm(product.id), headers: { 'idempotency-key': 'form-0002' } }
  expect((await app.call('POST', '/orders', stranger)).body.order_id).not.toBe(order_id)
})

test('an idempotency key is spent by a placed order, not by a refused one', async () => {
  const { app, product } = await setUp(2)
  const send = (quantity: number, change: object = {}) =>
    app.call('POST', '/orders', {
      json: orderForm(product.id, { items: [{ product_id: product.id, quantity }], ...change }),
      headers: { 'idempotency-key': 'form-0001' },
    })
  expect((await send(3)).status).toBe(409)
  expect((await send(2, { expected_total: 1 })).status).toBe(409)
  expect((await send(2)).status).toBe(201)
  expect(await stockOf(app, product.id)).toBe(0)
})

test('an order sent again is found after its products were deleted', async () => {
  const { app, seller, product } = await setUp()
  const other = await addProduct(app, seller.token, { name: 'Shawl' })
  const send = (ids: string[], key = 'form-0001', change: object = {}) =>
    app.call('POST', '/orders', {
      json: orderForm('', { items: ids.map((product_id) => ({ product_id, quantity: 1 })), ...change }),
      headers: { 'idempotency-key': key },
    })
  const both = [product.id, other.id]
  const { order_id } = (await send(both)).body
  for (const id of both) {
    await app.call('DELETE', `/products/${id}`, { token: seller.token })
    expect(await send(both)).toMatchObject({ status: 201, body: { order_id } })
    expect(await send(both, 'form-0001', { buyer_name: 'Sana' })).toMatchObject({
      status: 409,
      body: { placed: { order_id } },
    })
    expect(await send(both, 'form-0002')).toMatchObject({
      status: 404,
      body: { detail: 'A product in your cart is no longer available', product_id: expect.any(String), available: 0 },
    })
  }
  expect(await app.db.selectFrom('orders').select('order_id').execute()).toEqual([{ order_id }])
})

test('returns 409 with the new total when a price has changed', async () => {
  const { app, seller, product } = await setUp()
  await app.call('PUT', `/products/${product.id}`, { token: seller.token, json: { price: 500 } })
  const { status, body } = await app.call('POST', '/orders', { json: orderForm(product.id, { expected_total: 450 }) })
  expect(status).toBe(409)
  expect(body).toMatchObject({ total_amount: 500, items: [{ product_id: product.id, product_price: 500 }] })
  expect(await stockOf(app, product.id)).toBe(10)
})

test('the signed-in order form requires a session and the current total, with messages of its own', async () => {
  const { app, seller, product } = await setUp()
  const form = {
    items: [{ product_id: product.id, quantity: 2 }],
    customer_name: 'Bilal',
    customer_phone: '03217654321',
    customer_address: 'Model Town',
    total_amount: 900,
  }
  expect(await app.call('POST', '/orders', { json: form })).toMatchObject({
    status: 401,
    body: { detail: 'Authentication required' },
  })
  const { token } = await addSeller(app)
  const refused = async (change: object, detail: string, status = 422) =>
    expect(await app.call('POST', '/orders', { token, json: { ...form, ...change } })).toMatchObject({
      status,
      body: { detail },
    })
  await refused({ items: [] }, 'Order must have at least one item')
  await refused({ customer_name: '' }, 'Customer name is required')
  await refused({ customer_phone: undefined }, 'Customer phone is required')
  await refused({ customer_address: ' ' }, 'Customer address is required')
  await refused({ total_amount: 0 }, 'Invalid order total')
  await refused({ total_amount: 899 }, 'A price has changed. Please check the new total before ordering.', 409)

  const placed = await app.call('POST', '/orders', { token, json: form })
  expect(placed).toMatchObject({ status: 201, body: { total_amount: 900, buyer_name: 'Bilal' } })
  const read = (reader: string) => app.call('GET', `/orders/${placed.body.order_id}`, { token: reader })
  expect((await read(token)).status).toBe(200)
  expect((await read(seller.token)).status).toBe(200)
  expect((await read((await addSeller(app, { role: 'admin' })).token)).status).toBe(200)
  expect(await read((await addStore(app, 'rival')).token)).toMatchObject({
    status: 404,
    body: { detail: 'Order not found' },
  })
  expect((await app.call('GET', `/orders/${placed.body.order_id}`)).status).toBe(401)
})

test('checks the public order form field by field, each with its message', async () => {
  const { app, product } = await setUp()
  const refused = async (change: object, detail: string) =>
    expect(await app.call('POST', '/orders', { json: { ...orderForm(product.id), ...change } })).toMatchObject({
      status: 422,
      body: { detail },
    })
  await refused({ buyer_name: '  ' }, 'Please enter your full name')
  await refused({ buyer_phone: '12345' }, 'Please enter a valid phone number (at least 10 digits)')
  await refused({ buyer_phone: '----------' }, 'Please enter a valid phone number (at least 10 digits)')
  await refused({ delivery_address: 'short' }, 'Please enter a complete delivery address')
  await refused({ items: [{ product_id: product.id, quantity: 0 }] }, 'Quantity must be at least 1')
})

test('threat 20: limits orders of one phone, not those of another, and less those from elsewhere', async () => {
  const { app, product } = await setUp(100)
  const order = (phone: string, address?: string) =>
    app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone: phone }), ...(address && { address }) })
  const answers = []
  for (let count = 0; count < 6; count++)
    answers.push((await order(count % 2 ? '03001112223' : '+92 300 1112223')).status)
  expect(answers).toEqual([201, 201, 201, 429, 429, 429])
  expect((await order('03009998887')).status).toBe(201)
  const elsewhere = []
  for (let count = 0; count < 30; count++)
    elsewhere.push((await order('03001112223', `203.0.113.${count % 10}`)).status)
  expect(elsewhere).toEqual([...Array(27).fill(201), ...Array(3).fill(429)])
})

test("refused attempts do not count against a phone's limit", async () => {
  const { app, product } = await setUp(1)
  const order = (quantity: number, expected_total: number) =>
    app.call('POST', '/orders', {
      json: orderForm(product.id, { items: [{ product_id: product.id, quantity }], expected_total }),
    })
  const refused = [await order(1, 1), await order(1, 2), await order(2, 900), await order(3, 1350)]
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  expect((await order(1, 450)).status).toBe(201)
})

test("an order over the phone's limit takes no stock", async () => {
  const { app, product } = await setUp(10)
  const statuses: number[] = []
  for (let count = 0; count < 5; count++)
    statuses.push((await app.call('POST', '/orders', { json: orderForm(product.id) })).status)
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  expect(await stockOf(app, product.id)).toBe(7)
})

test('threat 8: 40 hostile quantities and prices write no wrong row', async () => {
  const { app, product } = await setUp(10)
  const values: unknown[] = [
    -1,
    0,
    0.5,
    Number.POSITIVE_INFINITY,
    '2',
    [],
    {},
    null,
    true,
    '1; drop table orders',
    Number.MAX_SAFE_INTEGER,
    1000,
  ]
  const bodies = values.flatMap((value) => [
    orderForm(product.id, { items: [{ product_id: product.id, quantity: value }] }),
    orderForm(product.id, { items: value }),
    orderForm(product.id, { items: [{ product_id: value, quantity: 1 }] }),
    orderForm(product.id, { expected_total: value === null ? -5 : value }),
  ])
  for (const json of bodies) {
    const { status, body } = await app.call('POST', '/orders', { json })
    expect(status, JSON.stringify(json)).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.detail).toEqual(expect.any(String))
  }
  expect(await app.db.selectFrom('orders').select('id').execute()).toEqual([])
  expect(await stockOf(app, product.id)).toBe(10)
})
