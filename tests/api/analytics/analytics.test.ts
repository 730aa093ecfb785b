import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { eventTotals } from '#server/modules/growth/analytics/figures.repo.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'

const paid = { plan: 'paid', plan_expiry: '2026-12-01T00:00:00.000Z' } as const

const setUp = async () => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = await addStore(app, 'noor', paid)
  return { app, seller }
}

const view = { event_type: 'store_view', event_data: { store_slug: 'noor' } }
const track = (app: TestApp, json: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/analytics/track', {
    json,
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 12)', ...headers },
  })
const dashboard = async (app: TestApp, token: string) => (await app.call('GET', '/analytics/dashboard', { token })).body
const views = async (app: TestApp, token: string) => (await dashboard(app, token)).store_performance.total_store_views

test('counts single events and batches, and ignores events of unknown stores', async () => {
  const { app, seller } = await setUp()
  const product = await addProduct(app, seller.token)
  expect((await track(app, view)).status).toBe(202)
  const batch = [
    view,
    { event_type: 'product_view', event_data: { product_id: product.id } },
    { event_type: 'add_to_cart', event_data: { product_id: product.id, store_slug: 'noor', quantity: 2 } },
    { event_type: 'order_placed', event_data: { store_slug: 'noor', order_id: 'X', total: 5 } },
    { event_type: 'store_view', event_data: { store_slug: 'nobody' } },
  ]
  expect((await track(app, batch)).status).toBe(202)
  expect((await dashboard(app, seller.token)).store_performance).toMatchObject({
    total_store_views: 2,
    product_interactions: 2,
  })
  expect([...(await eventTotals(app.db)).values()].reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await track(app, { event_type: 'store_view', event_data: { store_slug: 'nobody' } })).toMatchObject({
    status: 404,
    body: { detail: 'Unknown store_slug or product_id' },
  })
})

test('refuses a bad batch whole; every event counts against the limit', async () => {
  const { app } = await setUp()
  expect(await track(app, [view, { event_type: 'hack', event_data: {} }])).toMatchObject({
    status: 422,
    body: { detail: 'Unknown event_type' },
  })
  expect(await track(app, [])).toMatchObject({ status: 422, body: { detail: 'No events' } })
  expect(await track(app, Array(51).fill(view))).toMatchObject({
    status: 422,
    body: { detail: 'At most 50 events at once' },
  })
  expect((await track(app, 'view')).status).toBe(422)
  expect([...(await eventTotals(app.db))]).toEqual([])
  app.deps.limits.eventByAddress = rateLimit(60, 60, 'Too many attempts. Please wait a moment and try again.')
  expect((await track(app, Array(50).fill(view))).status).toBe(202)
  expect((await track(app, Array(50).fill(view))).status).toBe(429)
})

test("leaves out bots and the seller's own visits; an ended session counts as a visitor's", async () => {
  const { app, seller } = await setUp()
  for (const agent of ['Googlebot/2.1', 'WhatsApp/2.23.20', 'facebookexternalhit/1.1', 'curl/8.5']) {
    expect((await track(app, view, { 'user-agent': agent })).status).toBe(202)
  }
  expect((await track(app, view, { authorization: `Bearer ${seller.token}` })).status).toBe(202)
  expect(await views(app, seller.token)).toBe(0)
  const rival = await addStore(app, 'rival')
  await track(app, view, { authorization: `Bearer ${rival.token}` })
  await track(app, view, { authorization: `Bearer ${'x'.repeat(43)}` })
  await track(app, view, { 'user-agent': 'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20)' })
  expect(await views(app, seller.token)).toBe(3)
})

test('the dashboard is for the paid plan in force', async () => {
  const { app } = await setUp()
  const read = async (change: object) => {
    const { token } = await addStore(app, `store-${Math.random().toString(36).slice(2)}`, change)
    return app.call('GET', '/analytics/dashboard', { token })
  }
  const refused = { status: 403, body: { detail: 'Analytics requires Premium plan' } }
  expect(await read({})).toMatchObject(refused)
  expect(await read({ plan: 'paid', plan_expiry: '2026-03-01T09:00:00.000Z' })).toMatchObject(refused)
  expect((await read(paid)).status).toBe(200)
  expect((await app.call('GET', '/analytics/dashboard')).status).toBe(401)
  expect((await app.call('GET', '/analytics/dashboard', { token: (await addSeller(app, paid)).token })).status).toBe(
    404,
  )
})

test('groups by days and hours of Pakistan, compares weeks, and counts 30 days', async () => {
  const { app, seller } = await setUp()
  const viewAt = async (time: string, count: number) => {
    app.clock.time = new Date(time)
    await track(app, Array(count).fill(view))
  }
  await viewAt('2026-01-30T18:59:59Z', 40) // 30 January in Karachi: one day too early
  await viewAt('2026-01-30T19:00:00Z', 7) // 31 January
  await viewAt('2026-02-22T18:59:59Z', 4) // 22 February: the week before
  await viewAt('2026-02-22T19:00:00Z', 5) // 23 February: this week
  await viewAt('2026-03-01T18:59:59Z', 1) // 1 March
  const { store_performance, customer_insights, analytics_period } = await dashboard(app, seller.token)
  expect(store_performance).toEqual({
    total_store_views: 17,
    views_this_week: 6,
    views_last_week: 4,
    view_growth_percentage: 50,
    product_interactions: 0,
  })
  expect(customer_insights.daily_traffic_trends).toEqual([
    { date: '2026-02-23', views: 5 },
    { date: '2026-02-24', views: 0 },
    { date: '2026-02-25', views: 0 },
    { date: '2026-02-26', views: 0 },
    { date: '2026-02-27', views: 0 },
    { date: '2026-02-28', views: 0 },
    { date: '2026-03-01', views: 1 },
  ])
  expect(analytics_period).toEqual({ total_analysis_days: 30 })
})

test('counts revenue of delivered orders and leaves out cancelled ones', async () => {
  const { app, seller } = await setUp()
  const bangles = await addProduct(app, seller.token, { price: 100, inventory_count: 100 })
  const shawl = await addProduct(app, seller.token, { name: 'Shawl', price: 1000, category: 'Shawls' })
  const ring = await addProduct(app, seller.token, { name: 'Ring', price: 50.5 })
  await track(app, Array(8).fill(view))
  const place = async (...items: [string, number][]) => {
    const form = orderForm('', { items: items.map(([product_id, quantity]) => ({ product_id, quantity })) })
    return (await app.call('POST', '/orders', { json: form })).body.order_id
  }
  const move = async (id: string, ...states: string[]) => {
    for (const status of states) {
      expect((await app.call('PUT', `/orders/${id}/status`, { token: seller.token, json: { status } })).status).toBe(
        200,
      )
    }
  }
  const first = await place([bangles.id, 3], [ring.id, 2])
  const second = await place([shawl.id, 1])
  app.clock.time = new Date('2026-03-01T21:30:00Z') // 2 March, 2 o'clock in Karachi
  const third = await place([shawl.id, 1], [bangles.id, 1])
  await place([bangles.id, 4])
  await move(first, 'Confirmed', 'Shipped', 'Delivered')
  await move(third, 'Confirmed', 'Shipped', 'Delivered')
  await move(second, 'Cancelled')
  await app.call('DELETE', `/products/${ring.id}`, { token: seller.token })

  const { conversion_metrics, product_insights, customer_insights, revenue_trends } = await dashboard(app, seller.token)
  expect(conversion_metrics).toEqual({
    view_to_order_rate: 50,
    avg_order_value: 750.5,
    // The cancelled one was not confirmed.
    delivered_success_rate: 100,
  })
  expect(product_insights).toEqual({
    top_performers: [
      {
        product: { _id: bangles.id, name: 'Glass bangles', category: 'Bangles', price: 100 },
        total_ordered: 8,
        revenue_generated: 400,
      },
      {
        product: { _id: ring.id, name: 'Ring', category: 'Bangles', price: 50.5 },
        total_ordered: 2,
        revenue_generated: 101,
      },
      {
        product: { _id: shawl.id, name: 'Shawl', category: 'Shawls', price: 1000 },
        total_ordered: 1,
        revenue_generated: 1000,
      },
    ],
    category_breakdown: [
      { category: 'Shawls', revenue: 1000, orders: 1 },
      { category: 'Bangles', revenue: 501, orders: 3 },
    ],
  })
  expect(customer_insights.peak_ordering_hours).toEqual([
    { hour: 2, orders: 2 },
    { hour: 14, orders: 2 },
  ])
  expect(revenue_trends).toHaveLength(30)
  expect(revenue_trends.slice(-3)).toEqual([
    { date: '2026-02-28', revenue: 0, orders: 0 },
    { date: '2026-03-01', revenue: 401, orders: 1 },
    { date: '2026-03-02', revenue: 1100, orders: 1 },
  ])
})

test('returns zeros for a store without events', async () => {
  const { app, seller } = await setUp()
  const body = await dashboard(app, seller.token)
  expect(body.store_performance.view_growth_percentage).toBe(0)
  expect(body.conversion_metrics).toEqual({ view_to_order_rate: 0, avg_order_value: 0, delivered_success_rate: 0 })
  expect(body.customer_insights.daily_traffic_trends).toHaveLength(7)
  expect(body.product_insights).toEqual({ top_performers: [], category_breakdown: [] })
})

test.skipIf(onPostgres)('reads figures from indexes, with no full table scan', async () => {
  const { app } = await setUp()
  for (const table of ['store_days', 'store_hours', 'product_days', 'category_days'] as const) {
    const { rows } = await sql<{ detail: string }>`
      explain query plan select * from ${sql.table(table)} where store_id = 's' and day >= '2026-02-01'
    `.execute(app.db)
    expect(rows.map((row) => row.detail).join()).toMatch(/^SEARCH \w+ USING .*INDEX .*\(store_id=\? AND day>\?\)$/)
  }
})

test('one gesture is one interaction, whatever events it sends', async () => {
  const { app, seller } = await setUp()
  const event = (event_type: string) => ({ event_type, event_data: { store_slug: 'noor' } })
  // A tap on a card, then a quick add.
  await track(app, [event('product_clicked'), event('product_view')])
  await track(app, [event('add_to_cart'), event('product_added_to_cart')])
  const { store_performance } = await dashboard(app, seller.token)
  expect(store_performance.product_interactions).toBe(2)
})

test('top products are those of which most pieces were ordered, delivered or not', async () => {
  const { app, seller } = await setUp()
  const dear = await addProduct(app, seller.token, { name: 'Shawl', price: 9000 })
  const wanted = await addProduct(app, seller.token, { name: 'Ring', price: 10, inventory_count: 50 })
  for (let index = 0; index < 4; index++) {
    await addProduct(app, seller.token, { name: `Other ${index}`, price: 10 })
  }
  const place = async (id: string, quantity: number) =>
    (await app.call('POST', '/orders', { json: orderForm('', { items: [{ product_id: id, quantity }] }) })).body
      .order_id
  const sold = await place(dear.id, 1)
  for (const status of ['Confirmed', 'Shipped', 'Delivered']) {
    await app.call('PUT', `/orders/${sold}/status`, { token: seller.token, json: { status } })
  }
  await place(wanted.id, 20)
  const { product_insights } = await dashboard(app, seller.token)
  expect(product_insights.top_performers.map((row: { product: { name: string } }) => row.product.name)).toEqual([
    'Ring',
    'Shawl',
  ])
})

test('a top product with options lists the units of each variant, by its name of today', async () => {
  const { app, seller } = await setUp()
  const size = (labels: string[]) => ({ name: 'Size', values: labels.map((label) => ({ label })) })
  const variants = ['S', 'M', 'L'].map((label) => ({
    labels: [label],
    inventory_count: 30,
    ...(label === 'L' && { price: 120 }),
  }))
  const kurta = await addProduct(app, seller.token, { price: 100, options: [size(['S', 'M', 'L'])], variants })
  const shawl = await addProduct(app, seller.token, { name: 'Shawl', price: 50, inventory_count: 50 })
  const [S, M, L] = kurta.variants.map(({ id }: { id: string }) => id)
  const place = async (product_id: string, quantity: number, variant_id?: string) => {
    const form = orderForm('', { items: [{ product_id, quantity, variant_id }] })
    return (await app.call('POST', '/orders', { json: form })).body.order_id
  }
  app.clock.time = new Date('2026-01-30T18:59:59Z')
  await place(kurta.id, 9, L) // One day too early.
  app.clock.time = new Date('2026-03-01T10:00:00Z')
  await place(kurta.id, 2, S)
  await place(kurta.id, 3, M)
  await place(kurta.id, 4, M)
  await place(shawl.id, 1)
  const cancelled = await place(kurta.id, 8, S)
  await app.call('PUT', `/orders/${cancelled}/status`, { token: seller.token, json: { status: 'Cancelled' } })
  const { id, values } = kurta.options[0]
  const renamed = values.map((value: { label: string }) =>
    value.label === 'M' ? { ...value, label: 'Medium' } : value,
  )
  await app.call('PUT', `/products/${kurta.id}`, {
    token: seller.token,
    json: { options: [{ id, name: 'Size', values: renamed }] },
  })

  const top = async () => (await dashboard(app, seller.token)).product_insights.top_performers
  const [first, second] = await top()
  expect(first).toMatchObject({ total_ordered: 9, product: { _id: kurta.id, price: 100, from: true } })
  expect(first.variants).toEqual([
    { variant_id: M, label: 'Medium', total_ordered: 7 },
    { variant_id: S, label: 'S', total_ordered: 2 },
  ])
  expect(Object.keys(second)).toEqual(['product', 'total_ordered', 'revenue_generated'])
  // Reading so many orders would delay everybody else.
  await app.db.updateTable('store_days').set({ orders: 10_001 }).where('day', '=', '2026-03-01').execute()
  expect((await top())[0]).not.toHaveProperty('variants')
})
