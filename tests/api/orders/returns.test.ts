import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const DAY_MS = 86_400_000

const setUp = async () => {
  const app = await createTestApp()
  const wide = rateLimit(1000, 60, 'all from one phone here')
  Object.assign(app.deps.limits, { orderByPhone: wide, orderFromAllByPhone: wide })
  const seller = await addStore(app)
  await app.db.updateTable('users').set({ plan: 'paid' }).where('id', '=', seller.user.id).execute()
  const bangles = await addProduct(app, seller.token, { price: 100, inventory_count: 100 })
  const shawl = await addProduct(app, seller.token, {
    name: 'Shawl',
    price: 1000,
    category: 'Shawls',
    inventory_count: 10,
  })
  /** Orders products as `[id, quantity]` and moves the order on. */
  const order = async (items: [string, number][], ...statuses: string[]): Promise<string> => {
    const form = orderForm('', { items: items.map(([product_id, quantity]) => ({ product_id, quantity })) })
    const { order_id } = (await app.call('POST', '/orders', { json: form })).body
    for (const status of statuses) expect((await move(order_id, status)).status, status).toBe(200)
    return order_id
  }
  const move = (id: string, status: string, more: object = {}) => {
    app.clock.time = new Date(app.clock.time.getTime() + 1)
    return app.call('PUT', `/orders/${id}/status`, { token: seller.token, json: { status, ...more } })
  }
  const stock = async () => {
    const rows = await app.db.selectFrom('product_variants').select(['id', 'inventory_count']).execute()
    return [bangles, shawl].map(({ id }) => rows.find((row) => row.id === id)?.inventory_count)
  }
  const stats = async () => (await app.call('GET', '/orders/stats', { token: seller.token })).body
  const analytics = async () => (await app.call('GET', '/analytics/dashboard', { token: seller.token })).body
  return { app, seller, bangles, shawl, order, move, stock, stats, analytics }
}

const SHIPPED = ['Confirmed', 'Shipped']
const DELIVERED = [...SHIPPED, 'Delivered']

test('allows the moves of the table and no other', async () => {
  const { app, bangles, order, move } = await setUp()
  const states = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled', 'Returning', 'Returned'] as const
  const legal: string[] = []
  for (const from of states) {
    for (const to of states) {
      const id = await order([[bangles.id, 1]])
      await app.db.updateTable('orders').set({ status: from }).where('order_id', '=', id).execute()
      await app.db.deleteFrom('order_history').execute()
      if ((await move(id, to)).status === 200) legal.push(`${from} ${to}`)
    }
  }
  expect(legal).toEqual([
    'Pending Confirmed',
    'Pending Cancelled',
    'Confirmed Shipped',
    'Confirmed Cancelled',
    'Shipped Delivered',
    'Shipped Returning',
    'Shipped Returned',
    'Delivered Returned',
    'Returning Delivered',
    'Returning Returned',
  ])
})

test('a parcel on its way back gives no stock; once it is back, all of it, and pages follow', async () => {
  const { app, bangles, shawl, order, move, stock } = await setUp()
  const id = await order(
    [
      [bangles.id, 3],
      [shawl.id, 1],
    ],
    ...SHIPPED,
  )
  await app.db.deleteFrom('publish_jobs').execute()
  expect((await move(id, 'Returning', { reason: 'refused' })).status).toBe(200)
  expect(await stock()).toEqual([97, 9])
  expect(await app.db.selectFrom('publish_jobs').selectAll().execute()).toEqual([])
  const { body } = await move(id, 'Returned')
  expect(await stock()).toEqual([100, 10])
  expect(await app.db.selectFrom('publish_jobs').selectAll().execute()).toHaveLength(1)
  expect(body.order).toMatchObject({
    status: 'Returned',
    items: [
      { returned_quantity: 3, damaged_quantity: 0 },
      { returned_quantity: 1, damaged_quantity: 0 },
    ],
    history: [{}, {}, {}, { to: 'Returning', reason: 'refused' }, { to: 'Returned' }],
  })
})

test('200 arrivals of one return give its stock back once, and all answer alike', async () => {
  const { app, bangles, order, move, stock } = await setUp()
  const id = await order([[bangles.id, 4]], ...SHIPPED)
  const items = [{ position: 0, quantity: 3, condition: 'good' }]
  const answers = await Promise.all(Array.from({ length: 200 }, () => move(id, 'Returned', { items })))
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await stock()).toEqual([99, 10])
  const steps = app.db.selectFrom('order_history').selectAll().where('to_status', '=', 'Returned')
  expect(await steps.execute()).toHaveLength(1)
  // A different return is refused.
  expect((await move(id, 'Returned')).status).toBe(409)
  expect(await stock()).toEqual([99, 10])
})

test('damaged units are written off; the rest goes back on sale, line by line', async () => {
  const { bangles, shawl, order, move, stock } = await setUp()
  const id = await order(
    [
      [bangles.id, 2],
      [shawl.id, 2],
      [bangles.id, 3],
    ],
    ...SHIPPED,
  )
  const { body } = await move(id, 'Returned', {
    reason: 'damaged',
    items: [
      { product_id: bangles.id, quantity: 3, condition: 'good' },
      { product_id: bangles.id, quantity: 1, condition: 'damaged' },
      { position: 1, quantity: 1, condition: 'damaged' },
    ],
  })
  expect(body.order.items).toMatchObject([
    { returned_quantity: 2, damaged_quantity: 0 },
    { returned_quantity: 1, damaged_quantity: 1 },
    { returned_quantity: 2, damaged_quantity: 1 },
  ])
  expect(await stock()).toEqual([98, 8])
})

test.each([
  [
    'more than was ordered',
    [{ position: 0, quantity: 3, condition: 'good' }],
    'More items came back than were ordered',
  ],
  [
    'more than was ordered, in two states',
    ['good', 'damaged'].map((condition) => ({ position: 0, quantity: 2, condition })),
    'More items came back than were ordered',
  ],
  ['a line that is not there', [{ position: 7, quantity: 1, condition: 'good' }], 'An item is not in the order'],
  [
    'a product that is not in it',
    [{ product_id: 'other', quantity: 1, condition: 'good' }],
    'An item is not in the order',
  ],
])('refuses the return of %s and changes nothing', async (_title, items, detail) => {
  const { bangles, order, move, stock, stats } = await setUp()
  const id = await order([[bangles.id, 2]], ...SHIPPED)
  expect(await move(id, 'Returned', { items })).toMatchObject({ status: 422, body: { detail } })
  expect(await stock()).toEqual([98, 10])
  expect((await stats()).by_status).toMatchObject({ Shipped: 1, Returned: 0 })
})

test('refuses a reason or items where the status takes none', async () => {
  const { bangles, order, move } = await setUp()
  const id = await order([[bangles.id, 2]])
  const items = [{ position: 0, quantity: 1, condition: 'good' }]
  expect((await move(id, 'Confirmed', { reason: 'fake' })).body.errors).toHaveProperty('reason')
  expect((await move(id, 'Confirmed', { items })).body.errors).toHaveProperty('items')
  expect((await move(id, 'Cancelled', { reason: 'fake' })).status).toBe(200)
})

test('a delivered order can be returned for 30 days', async () => {
  const { app, bangles, order, move } = await setUp()
  const delivered = async () => {
    const id = await order([[bangles.id, 1]], ...DELIVERED)
    return { id, at: app.clock.time.getTime() }
  }
  const [first, second] = [await delivered(), await delivered()]
  await app.db.updateTable('sessions').set({ expires_at: '2099-01-01T00:00:00.000Z' }).execute()
  app.clock.time = new Date(first.at + 30 * DAY_MS - 1)
  expect((await move(first.id, 'Returned')).status).toBe(200)
  app.clock.time = new Date(second.at + 30 * DAY_MS)
  expect(await move(second.id, 'Returned')).toMatchObject({
    status: 409,
    body: { detail: 'An order can be returned within 30 days after delivery', status: 'Delivered' },
  })
})

test('a return skips products deleted meanwhile', async () => {
  const { app, seller, bangles, shawl, order, move, stock } = await setUp()
  const id = await order(
    [
      [bangles.id, 2],
      [shawl.id, 2],
    ],
    ...SHIPPED,
  )
  await app.call('DELETE', `/products/${bangles.id}`, { token: seller.token })
  expect((await move(id, 'Returned')).status).toBe(200)
  expect(await stock()).toEqual([undefined, 10])
})

test('revenue is what was delivered and kept; success counts returns and late cancellations', async () => {
  const { bangles, shawl, order, move, stats, analytics } = await setUp()
  await order([[bangles.id, 4]], ...DELIVERED)
  const partly = await order(
    [
      [bangles.id, 3],
      [shawl.id, 1],
    ],
    ...DELIVERED,
  )
  const wholly = await order([[shawl.id, 1]], ...DELIVERED)
  await order([[bangles.id, 1]], 'Confirmed', 'Cancelled')
  await order([[bangles.id, 1]], 'Cancelled')
  await order([[bangles.id, 1]], ...SHIPPED, 'Returning')
  expect((await stats()).total_revenue).toBe(400 + 1300 + 1000)
  await move(partly, 'Returned', { items: [{ position: 0, quantity: 2, condition: 'damaged' }] })
  await move(wholly, 'Returned')
  expect(await stats()).toMatchObject({
    total_orders: 6,
    delivered_orders: 1,
    by_status: { Delivered: 1, Returned: 2, Returning: 1, Cancelled: 2 },
    total_revenue: 400 + 1100,
  })
  const { conversion_metrics, product_insights, revenue_trends } = await analytics()
  expect(conversion_metrics).toMatchObject({ avg_order_value: 750, delivered_success_rate: 25 })
  expect(product_insights.category_breakdown).toEqual([
    { category: 'Shawls', revenue: 1000, orders: 2 },
    { category: 'Bangles', revenue: 500, orders: 3 },
  ])
  expect(revenue_trends.at(-1)).toMatchObject({ revenue: 1500, orders: 1 })
})
