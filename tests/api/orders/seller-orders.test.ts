import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { actAsBuyer } from '#server/modules/selling/private-page/buyer-acts.ts'
import { swapStatus } from '#server/records/orders/orders.repo.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'

const setUp = async (inventory = 10) => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = await addStore(app)
  const product = await addProduct(app, seller.token, { inventory_count: inventory })
  const place = async (quantity = 1, change: Record<string, unknown> = {}) => {
    const form = orderForm(product.id, { items: [{ product_id: product.id, quantity }], ...change })
    return (await app.call('POST', '/orders', { json: form })).body
  }
  const move = (id: string, status: unknown, more: object = {}, token = seller.token) =>
    app.call('PUT', `/orders/${id}/status`, { token, json: { status, ...more } })
  return { app, seller, product, place, move }
}

const later = (app: TestApp, minutes: number) => {
  app.clock.time = new Date(app.clock.time.getTime() + minutes * 60_000)
}

test("lists the seller's orders newest first, ten a page, filtered by status", async () => {
  const { app, seller, place, move } = await setUp(100)
  const placed = []
  for (let count = 0; count < 12; count++) {
    later(app, 1)
    placed.push((await place()).order_id)
  }
  await move(placed[3], 'Confirmed')
  const list = async (query: string) => (await app.call('GET', `/orders/my${query}`, { token: seller.token })).body
  const first = await list('')
  expect(first.orders.map((order: { order_id: string }) => order.order_id)).toEqual(placed.toReversed().slice(0, 10))
  expect(first.pagination).toEqual({
    total: 12,
    page: 1,
    limit: 10,
    total_pages: 2,
    has_next: true,
    has_previous: false,
  })
  expect(first.orders[0]).toMatchObject({
    status: 'Pending',
    admin_notes: null,
    items: [{ product_name: 'Glass bangles' }],
  })
  expect((await list('?page=2')).orders.map((order: { order_id: string }) => order.order_id)).toEqual([
    placed[1],
    placed[0],
  ])
  expect(await list('?status=Confirmed')).toMatchObject({ orders: [{ order_id: placed[3] }], pagination: { total: 1 } })
  expect((await list('?status=all')).pagination.total).toBe(12)
  const headers = { authorization: `Bearer ${seller.token}`, 'accept-encoding': 'gzip' }
  const gzipped = await app.app.request('/api/orders/my', { headers })
  expect(gzipped.headers.get('content-encoding')).toBe('gzip')
  expect(JSON.parse(gunzipSync(await gzipped.arrayBuffer()).toString())).toEqual(await list(''))
  expect(await app.call('GET', '/orders/my?status=Lost', { token: seller.token })).toMatchObject({
    status: 422,
    body: { detail: 'Status must be one of Pending, Confirmed, Shipped, Delivered, Cancelled, Returning, Returned' },
  })
  expect((await app.call('GET', '/orders/my')).status).toBe(401)
  const rival = await addStore(app, 'rival')
  expect((await app.call('GET', '/orders/my', { token: rival.token })).body).toMatchObject({
    orders: [],
    pagination: { total: 0 },
  })
})

test('allows the five legal status changes and no other', async () => {
  const { app, place, move } = await setUp(1000)
  const states = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const
  const legal: string[] = []
  for (const from of states) {
    for (const to of states) {
      const order = await place()
      await app.db.updateTable('orders').set({ status: from }).where('id', '=', order.id).execute()
      await app.db.deleteFrom('order_history').where('order_id', '=', order.id).execute()
      const { status, body } = await move(order.order_id, to)
      if (status === 200) legal.push(`${from} ${to}`)
      else expect({ status, detail: body.detail }).toEqual({ status: 409, detail: expect.stringContaining(from) })
    }
  }
  expect(legal).toEqual([
    'Pending Confirmed',
    'Pending Cancelled',
    'Confirmed Shipped',
    'Confirmed Cancelled',
    'Shipped Delivered',
  ])
})

test('records who changed a status, when and with what note, for the seller only', async () => {
  const { app, move, product, seller } = await setUp()
  const buyer = await addSeller(app)
  const placed = await app.call('POST', '/orders', { token: buyer.token, json: orderForm(product.id) })
  later(app, 5)
  const { status, body } = await move(placed.body.order_id, 'Confirmed', { admin_notes: ' Call before noon ' })
  expect(status).toBe(200)
  expect(body.message).toBe('Order status updated successfully')
  const history = [
    { at: '2026-03-01T09:00:00.000Z', by: 'buyer', from: null, to: 'Pending', note: null },
    { at: '2026-03-01T09:05:00.000Z', by: 'seller', from: 'Pending', to: 'Confirmed', note: 'Call before noon' },
  ]
  expect(body.order).toMatchObject({ status: 'Confirmed', admin_notes: 'Call before noon', history })
  const read = async (token: string) => (await app.call('GET', `/orders/${placed.body.order_id}`, { token })).body
  expect((await read(seller.token)).history).toEqual(history)
  const seenByBuyer = await read(buyer.token)
  expect(seenByBuyer.status).toBe('Confirmed')
  expect(seenByBuyer.history).toHaveLength(2)
  expect(JSON.stringify(seenByBuyer)).not.toContain('Call before noon')
  expect(seenByBuyer).not.toHaveProperty('admin_notes')
  // Notes stay until they are cleared.
  expect((await move(placed.body.order_id, 'Shipped')).body.order.admin_notes).toBe('Call before noon')
  expect((await move(placed.body.order_id, 'Delivered', { admin_notes: '' })).body.order.admin_notes).toBeNull()
})

test('saves notes without a change of status, and not over notes saved elsewhere', async () => {
  const { app, move, product, seller } = await setUp()
  const buyer = await addSeller(app)
  const placed = await app.call('POST', '/orders', { token: buyer.token, json: orderForm(product.id) })
  const id = placed.body.order_id
  const read = async (token = seller.token) => (await app.call('GET', `/orders/${id}`, { token })).body
  const save = (admin_notes: string, seen: string, token = seller.token) =>
    app.call('PUT', `/orders/${id}/notes`, { token, json: { admin_notes }, headers: { 'if-match': `"${seen}"` } })
  const before = await read()
  const events = () => app.db.selectFrom('order_events').selectAll().execute()
  const eventsBefore = await events()
  expect(await save(' Call before noon ', before.updated_at)).toMatchObject({
    status: 200,
    body: { message: 'Notes saved', order: { status: 'Pending', admin_notes: 'Call before noon' } },
  })
  const saved = await read()
  expect(saved).toEqual({ ...before, admin_notes: 'Call before noon', updated_at: saved.updated_at })
  expect(await events()).toEqual(eventsBefore)
  expect(JSON.stringify(await read(buyer.token))).not.toContain('Call before noon')
  expect(await save('From another phone', before.updated_at)).toMatchObject({
    status: 409,
    body: { code: 'changed_elsewhere' },
  })
  expect((await read()).admin_notes).toBe('Call before noon')
  // A change of status in the meantime counts, even at the same moment.
  await move(id, 'Cancelled')
  expect((await save('Too late', saved.updated_at)).status).toBe(409)
  expect((await save('', (await read()).updated_at)).body.order).toMatchObject({
    status: 'Cancelled',
    admin_notes: null,
  })
  const rival = await addStore(app, 'rival')
  expect((await save('Not mine', '*', rival.token)).status).toBe(404)
})

test('threat 9: 50 cancellations at once put the stock back once', async () => {
  const { app, place, move, product } = await setUp(10)
  const order = await place(4)
  const stock = async () => (await app.call('GET', `/products/${product.id}`)).body.inventory_count
  expect(await stock()).toBe(6)
  await app.db.deleteFrom('publish_jobs').execute()
  const answers = await Promise.all(Array.from({ length: 50 }, () => move(order.order_id, 'Cancelled')))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49)
  expect(await stock()).toBe(10)
  expect(await app.db.selectFrom('publish_jobs').select('store_id').execute()).toHaveLength(1)
})

test('accepts one of two changes made from the same status', async () => {
  const { app, place } = await setUp()
  await place()
  const seen = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const swap = (status: 'Confirmed' | 'Cancelled') =>
    app.db.transaction().execute((trx) => swapStatus(trx, seen, { status, updated_at: seen.updated_at }))
  expect([await swap('Confirmed'), await swap('Cancelled')]).toEqual([true, false])
})

test('cancelling skips products deleted meanwhile', async () => {
  const { app, seller, product, move } = await setUp(10)
  const other = await addProduct(app, seller.token, { name: 'Shawl', inventory_count: 5 })
  const items = [product.id, other.id].map((product_id) => ({ product_id, quantity: 2 }))
  const order = (await app.call('POST', '/orders', { json: orderForm('', { items }) })).body
  await app.call('DELETE', `/products/${product.id}`, { token: seller.token })
  expect((await move(order.order_id, 'Cancelled')).status).toBe(200)
  expect((await app.call('GET', `/products/${other.id}`)).body.inventory_count).toBe(5)
})

test("returns 404 for another store's order and changes nothing; each invalid field has a message", async () => {
  const { app, place, move } = await setUp()
  const order = await place()
  const rival = await addStore(app, 'rival')
  for (const id of [order.order_id, order.id]) {
    expect(await move(id, 'Confirmed', {}, rival.token)).toMatchObject({
      status: 404,
      body: { detail: 'Order not found' },
    })
  }
  expect((await app.call('PUT', `/orders/${order.order_id}/status`, { json: { status: 'Confirmed' } })).status).toBe(
    401,
  )
  expect(await move(order.order_id, 'confirmed')).toMatchObject({
    status: 422,
    body: {
      errors: {
        status: 'Status must be one of Pending, Confirmed, Shipped, Delivered, Cancelled, Returning, Returned',
      },
    },
  })
  expect((await move(order.order_id, undefined)).status).toBe(422)
  expect(await move(order.order_id, 'Confirmed', { admin_notes: 'x'.repeat(1001) })).toMatchObject({
    status: 422,
    body: { errors: { admin_notes: 'At most 1000 characters' } },
  })
  expect(await move(order.order_id, 'Confirmed', { admin_notes: 7 })).toMatchObject({ status: 422 })
  expect((await app.db.selectFrom('orders').select('status').executeTakeFirstOrThrow()).status).toBe('Pending')
})

test('what waits for the seller is what she has to confirm or to ship', async () => {
  const { app, seller, place, move } = await setUp(100)
  const [pending, confirmed, shipped, cancelled] = [await place(), await place(), await place(), await place()]
  for (const order of [confirmed, shipped]) await move(order.order_id, 'Confirmed')
  await move(shipped.order_id, 'Shipped')
  await move(cancelled.order_id, 'Cancelled')
  const { body } = await app.call('GET', '/orders/my?status=to_do', { token: seller.token })
  expect(body.orders.map(({ order_id }: { order_id: string }) => order_id).sort()).toEqual(
    [pending.order_id, confirmed.order_id].sort(),
  )
  expect(body.pagination.total).toBe(2)
})

test.each([
  ['a part of the name, however it is written', 'sana a', ['Sana Ahmed']],
  ['the number as it was typed', '0300 9991111', ['Sana Ahmed']],
  ['the number with its country', '+92 300 9991111', ['Sana Ahmed']],
  ['a part of the number', '999-1111', ['Sana Ahmed']],
  ['what stands in no name', '%', []],
  ['nothing but spaces', '  ', ['Bilal Khan', 'Sana Ahmed']],
])('orders are found by %s', async (_, search, names) => {
  const { app, seller, product } = await setUp(100)
  const place = (buyer_name: string, buyer_phone: string) =>
    app.call('POST', '/orders', { json: orderForm(product.id, { buyer_name, buyer_phone }) })
  await place('Sana Ahmed', '0300-999 1111')
  await place('Bilal Khan', '+92 321 5550000')
  const query = `?search=${encodeURIComponent(search)}`
  const { body } = await app.call('GET', `/orders/my${query}`, { token: seller.token })
  expect(body.orders.map((order: { buyer_name: string }) => order.buyer_name).sort()).toEqual(names)
  expect(body.pagination.total).toBe(names.length)
})

test('an order is found by a part of its number, within the status that is asked for, and in no other store', async () => {
  const { app, seller, place, move } = await setUp(100)
  const order = await place()
  await place()
  const find = async (token: string, status: string) => {
    const query = `?status=${status}&search=${order.order_id.slice(1, 8).toLowerCase()}`
    return (await app.call('GET', `/orders/my${query}`, { token })).body.orders.length
  }
  expect([await find(seller.token, 'to_do'), await find(seller.token, 'Shipped')]).toEqual([1, 0])
  await move(order.order_id, 'Cancelled')
  expect([await find(seller.token, 'to_do'), await find(seller.token, 'all')]).toEqual([0, 1])
  const rival = await addStore(app, 'rival')
  expect(await find(rival.token, 'all')).toBe(0)
})

test('stats count by status; revenue is of delivered orders', async () => {
  const { app, seller, place, move } = await setUp(100)
  const stats = async () => (await app.call('GET', '/orders/stats', { token: seller.token })).body
  expect(await stats()).toEqual({
    currency: 'PKR',
    total_orders: 0,
    pending_orders: 0,
    delivered_orders: 0,
    by_status: { Pending: 0, Confirmed: 0, Shipped: 0, Delivered: 0, Cancelled: 0, Returning: 0, Returned: 0 },
    total_revenue: 0,
    today: { orders: 0, amount: 0, visits: 0 },
  })
  const [first, second] = [await place(2), await place(1), await place(1)]
  for (const status of ['Confirmed', 'Shipped', 'Delivered']) await move(first.order_id, status)
  await move(second.order_id, 'Cancelled')
  expect(await stats()).toEqual({
    currency: 'PKR',
    total_orders: 3,
    pending_orders: 1,
    delivered_orders: 1,
    by_status: { Pending: 1, Confirmed: 0, Shipped: 0, Delivered: 1, Cancelled: 1, Returning: 0, Returned: 0 },
    total_revenue: 900,
    // The cancelled one is not counted.
    today: { orders: 2, amount: 1350, visits: 0 },
  })
  await app.db.updateTable('store_days').set({ views: 38 }).where('day', '=', '2026-03-01').execute()
  expect((await stats()).today.visits).toBe(38)
  app.clock.time = new Date('2026-03-01T19:00:00.000Z')
  // Midnight has passed in Pakistan.
  expect((await stats()).today).toEqual({ orders: 0, amount: 0, visits: 0 })
})

test('every order event waits for the messaging part, written with what causes it', async () => {
  const { app, place, move } = await setUp()
  const order = await place()
  await move(order.order_id, 'Confirmed')
  await move(order.order_id, 'Confirmed')
  await place(1000)
  const events = await app.db.selectFrom('order_events').select(['order_id', 'status']).orderBy('id').execute()
  expect(events).toEqual([
    { order_id: order.id, status: 'Pending' },
    { order_id: order.id, status: 'Confirmed' },
  ])
})

test.skipIf(onPostgres)('reads a late page and the totals of 100,000 orders from indexes', async () => {
  const { app } = await setUp()
  const { id } = await app.db.selectFrom('stores').select('id').executeTakeFirstOrThrow()
  const plan = async (query: { compile(): { sql: string } }, parameters: string[]) => {
    const values = parameters.map((value) => sql.lit(value))
    const text = query.compile().sql.split('?')
    const parts = text.map((part, index) => sql`${sql.raw(part)}${values[index] ?? sql``}`)
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.join(parts, sql``)}`.execute(app.db)
    return rows.map((row) => row.detail).join('; ')
  }
  const ids = app.db.selectFrom('orders').select('id').where('store_id', '=', id)
  const newest = ids.orderBy('created_at', 'desc').orderBy('id', 'desc')
  expect(await plan(newest, [id])).toMatch(/^SEARCH orders USING COVERING INDEX orders_recent/)
  const pending = ids.where('status', '=', 'Pending').orderBy('created_at', 'desc').orderBy('id', 'desc')
  expect(await plan(pending, [id, 'Pending'])).toMatch(/^SEARCH orders USING COVERING INDEX orders_by_status/)
})

test('orders that nobody has confirmed for a day are listed and counted, until the buyer or the seller does', async () => {
  const { app, seller, place, move } = await setUp(100)
  const [byBuyer, bySeller, waiting] = [await place(), await place(), await place()]
  const unanswered = async () => {
    const list = (await app.call('GET', '/orders/my?status=unanswered', { token: seller.token })).body
    const stats = (await app.call('GET', '/orders/stats', { token: seller.token })).body
    const ids = list.orders.map(({ order_id }: { order_id: string }) => order_id)
    expect([list.pagination.total, stats.unanswered_orders ?? 0]).toEqual([ids.length, ids.length])
    return ids
  }
  expect(await unanswered()).toEqual([])
  later(app, 24 * 60 + 1)
  await place()
  expect(await unanswered()).toEqual([waiting.order_id, bySeller.order_id, byBuyer.order_id])
  const [, token = ''] = byBuyer.private_url.split('/o/')
  expect(await actAsBuyer(app.deps, token, 'confirm')).toBe('done')
  await move(bySeller.order_id, 'Confirmed')
  expect(await unanswered()).toEqual([waiting.order_id])
})
