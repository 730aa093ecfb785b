import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const setUp = async () => {
  const app = await createTestApp()
  const wide = rateLimit(1000, 60, 'all from one phone here')
  Object.assign(app.deps.limits, { orderByPhone: wide, orderFromAllByPhone: wide })
  const seller = await addStore(app)
  await app.db.updateTable('users').set({ plan: 'paid' }).where('id', '=', seller.user.id).execute()
  const product = await addProduct(app, seller.token, { price: 100, inventory_count: 500 })
  const place = async (buyer_phone = '0300 7654321', change: object = {}) => {
    app.clock.time = new Date(app.clock.time.getTime() + 60_000)
    return app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone, ...change }) })
  }
  const call = (method: string, path: string, json?: object, token = seller.token) =>
    app.call(method, path, { token, ...(json && { json }) })
  const order = async (statuses: string[], phone?: string, change: object = {}): Promise<string> => {
    const { order_id } = (await place(phone, change)).body
    for (const status of statuses) {
      expect((await call('PUT', `/orders/${order_id}/status`, { status })).status).toBe(200)
    }
    return order_id
  }
  const customers = async (query = '') => (await call('GET', `/customers${query}`)).body.customers
  return { app, seller, product, place, call, order, customers }
}

const DELIVERED = ['Confirmed', 'Shipped', 'Delivered']

test('one phone is one customer, however it is typed, with its past in this shop alone', async () => {
  const { app, call, order, customers } = await setUp()
  await order(DELIVERED)
  await order([...DELIVERED, 'Returned'], '+92 300 7654321', { buyer_name: 'A. Khan' })
  await order(['Cancelled'], '0092 300 7654321')
  const last = await order([], '03007654321')
  await order([], '03217654321', { buyer_name: 'Bilal' })
  expect(await customers()).toMatchObject([
    { phone: '923217654321', name: 'Bilal', orders: 1, delivered: 0, spent: 0 },
    {
      phone: '923007654321',
      name: 'Ayesha Khan',
      names: ['Ayesha Khan', 'A. Khan'],
      orders: 4,
      delivered: 1,
      returned: 1,
      cancelled: 1,
      spent: 100,
      currency: 'PKR',
      blocked: false,
      note: null,
    },
  ])
  const past = { delivered: 1, returned: 1, cancelled: 1, blocked: false }
  expect((await call('GET', `/orders/${last}`)).body.customer).toMatchObject(past)
  const rival = await addStore(app, 'rival')
  const other = await addProduct(app, rival.token)
  const { order_id } = (
    await app.call('POST', '/orders', { json: orderForm(other.id, { buyer_phone: '03007654321' }) })
  ).body
  expect((await call('GET', `/orders/${order_id}`, undefined, rival.token)).body.customer).toMatchObject({
    delivered: 0,
  })
})

test('an undone tap is taken off the past', async () => {
  const { call, order, customers } = await setUp()
  const id = await order(['Confirmed', 'Shipped'])
  await call('PUT', `/orders/${id}/status`, { status: 'Delivered' })
  expect(await customers()).toMatchObject([{ delivered: 1, spent: 100 }])
  await call('POST', `/orders/${id}/undo`)
  expect(await customers()).toMatchObject([{ delivered: 0, spent: 0 }])
})

test('the buyer does not see what the shop knows of them', async () => {
  const { app, call, product } = await setUp()
  const { token } = await addStore(app, 'buyer')
  const { order_id } = (await app.call('POST', '/orders', { token, json: orderForm(product.id) })).body
  const seen = (await call('GET', `/orders/${order_id}`, undefined, token)).body
  expect(seen.order_id).toBe(order_id)
  expect(seen).not.toHaveProperty('customer')
})

test.each([
  ['a part of an earlier name', 'a. kh', ['923007654321']],
  ['the number as it was typed', '0300 7654321', ['923007654321']],
  ['the number with its country', '+92 300 7654321', ['923007654321']],
  ['a part of the number', '765', ['923217654321', '923007654321']],
  ['a name', 'bilal', ['923217654321']],
  ['what is in no name', '%', []],
])('customers are found by %s', async (_title, search, phones) => {
  const { order, customers } = await setUp()
  await order([], '03007654321', { buyer_name: 'A. Khan' })
  await order([])
  await order([], '03217654321', { buyer_name: 'Bilal' })
  const found = await customers(`?search=${encodeURIComponent(search)}`)
  expect(found.map(({ phone }: { phone: string }) => phone)).toEqual(phones)
})

test('shows a customer with the orders, and saves a note', async () => {
  const { call, order, customers } = await setUp()
  const ids = [await order([]), await order([])]
  const [{ id }] = await customers()
  expect(await call('PUT', `/customers/${id}`, { note: ' Pays at once ' })).toMatchObject({
    status: 200,
    body: { message: 'Customer saved', customer: { note: 'Pays at once', blocked: false } },
  })
  const { body } = await call('GET', `/customers/${id}`)
  expect(body.note).toBe('Pays at once')
  expect(body.latest_orders.map(({ order_id }: { order_id: string }) => order_id)).toEqual(ids.toReversed())
  expect((await call('PUT', `/customers/${id}`, { note: '' })).body.customer.note).toBeNull()
})

test('a blocked phone is told what is possible instead, and takes no stock', async () => {
  const { app, call, order, customers, place, product } = await setUp()
  await order([])
  const [{ id }] = await customers()
  await call('PUT', `/customers/${id}`, { blocked: true })
  const before = (await app.call('GET', `/products/${product.id}`)).body.inventory_count
  expect(await place('+92 300 7654321', { buyer_name: 'Somebody Else' })).toMatchObject({
    status: 403,
    body: {
      code: 'forbidden',
      detail: 'This shop takes your orders by WhatsApp or phone only: +923001234567',
    },
  })
  expect((await app.call('GET', `/products/${product.id}`)).body.inventory_count).toBe(before)
  expect((await place('03217654321')).status).toBe(201)
  await call('PUT', `/customers/${id}`, { blocked: false })
  expect((await place()).status).toBe(201)
})

test('erases a customer: who they are is gone, amounts and figures stay', async () => {
  const { app, call, order, customers } = await setUp()
  const first = await order(DELIVERED, undefined, { order_notes: 'Ring twice' })
  await call('PUT', `/orders/${first}/notes`, { admin_notes: 'Ayesha is kind' })
  const open = await order(['Confirmed'])
  const stats = async () => (await call('GET', '/orders/stats')).body
  const [{ id }] = await customers()
  expect(await call('DELETE', `/customers/${id}`)).toMatchObject({
    status: 409,
    body: { detail: 'This customer has an open order. Finish or cancel it first.' },
  })
  await call('PUT', `/orders/${open}/status`, { status: 'Cancelled', admin_notes: 'Ayesha asked' })
  const before = await stats()
  expect((await call('DELETE', `/customers/${id}`)).status).toBe(200)
  expect((await call('DELETE', `/customers/${id}`)).status).toBe(404)
  expect(await customers()).toEqual([])
  expect(await stats()).toEqual(before)
  expect((await call('GET', `/orders/${first}`)).body).toMatchObject({
    buyer_name: 'Erased customer',
    buyer_phone: '',
    delivery_address: '',
    order_notes: null,
    admin_notes: null,
    total_amount: 100,
    customer: null,
  })
  for (const table of ['orders', 'order_history', 'customers', 'order_undos'] as const) {
    expect(JSON.stringify(await app.db.selectFrom(table).selectAll().execute()), table).not.toMatch(
      /Ayesha|7654321|Gulberg/,
    )
  }
  // An erased order can still move on, and the phone may order again as a new customer.
  expect((await call('PUT', `/orders/${first}/status`, { status: 'Returned' })).status).toBe(200)
  await order([])
  expect(await customers()).toMatchObject([{ orders: 1, delivered: 0 }])
})

test('exports customers as CSV that runs nothing in a spreadsheet, to Premium shops', async () => {
  const { app, call, order, customers, seller } = await setUp()
  await order([], undefined, { buyer_name: '=HYPERLINK("https://evil.example")' })
  const [{ id }] = await customers()
  await call('PUT', `/customers/${id}`, { note: '+1+1', blocked: true })
  const read = () => app.app.request('/api/customers.csv', { headers: { authorization: `Bearer ${seller.token}` } })
  const answer = await read()
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="customers-2026-03-01\.csv"$/)
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n')
  expect(lines[0]).toBe(
    '\ufeffname,phone,orders,delivered,returned,cancelled,spent,currency,note,blocked,first_order_at,last_order_at',
  )
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")",923007654321,1,0,0,0,0,PKR,'+1+1,yes,`)
  await app.db.updateTable('users').set({ plan: 'free' }).where('id', '=', seller.user.id).execute()
  expect((await read()).status).toBe(403)
})

test('60 orders of one phone at once are one customer', async () => {
  const { app, product, customers } = await setUp()
  const wide = rateLimit(1000, 60, 'all from one address here')
  Object.assign(app.deps.limits, { orderByAddress: wide, holdingOrdersByAddress: wide, repeatedOrdersByStore: wide })
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => app.call('POST', '/orders', { json: orderForm(product.id) })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await customers()).toMatchObject([{ orders: 60 }])
})
