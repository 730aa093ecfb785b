import { expect, test } from 'vitest'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { writeHistory } from '../../scripts/demo/history/write-history.ts'
import { addProduct, addStore, createTestApp } from '../support/apps/test-app.ts'

const setUp = async () => {
  const app = await createTestApp()
  // Evening in Karachi, so that today has orders too.
  app.clock.time = new Date('2026-03-01T17:30:00.000Z')
  const seller = await addStore(app, 'noor', { plan: 'paid' })
  for (const name of ['Bangles', 'Shawl', 'Bowl']) await addProduct(app, seller.token, { name })
  const store = await findStoreById(app.db, seller.store.id)
  if (!store) throw new Error('no store')
  const get = async (path: string) => (await app.call('GET', path, { token: seller.token })).body
  return { app, store, get }
}

test('a demo store has four weeks of orders in all states, and analytics that agree with them', async () => {
  const { app, store, get } = await setUp()
  await writeHistory(app.deps, store, 0)
  const orders = await app.db.selectFrom('orders').selectAll().execute()
  expect(orders.length).toBeGreaterThan(60)
  const states = new Set(orders.map((order) => order.status))
  expect([...states].sort()).toEqual(['Cancelled', 'Confirmed', 'Delivered', 'Pending', 'Returned', 'Shipped'])
  for (const order of orders) expect(order.created_at <= app.clock.time.toISOString()).toBe(true)
  const delivered = orders.filter((order) => order.status === 'Delivered')
  const { conversion_metrics, store_performance, product_insights } = await get('/analytics/dashboard')
  const average = delivered.reduce((sum, order) => sum + order.total_amount, 0) / delivered.length / 100
  expect(conversion_metrics.avg_order_value).toBeCloseTo(average, 1)
  expect(store_performance.total_store_views).toBeGreaterThan(1000)
  expect(product_insights.top_performers).toHaveLength(3)
  // Seven friends upgraded; four were paid out for.
  expect(await get('/referrals/my-stats')).toMatchObject({
    total_referrals: 9,
    paid_referrals: 7,
    total_points: 750,
    held_points: 250,
    point_rupees: 1,
    can_withdraw: false,
  })
})

test('orders wait for the seller at every hour of the day', async () => {
  for (const hour of ['00', '06', '12', '18']) {
    const { app, store } = await setUp()
    app.clock.time = new Date(`2026-03-01T${hour}:30:00.000Z`)
    await writeHistory(app.deps, store, 0)
    const waiting = await app.db.selectFrom('orders').select('id').where('status', '=', 'Pending').execute()
    expect(waiting.length, hour).toBeGreaterThan(0)
  }
})

test('history moves no stock, tells nobody and is written once', async () => {
  const { app, store } = await setUp()
  const stock = () => app.db.selectFrom('product_variants').select(['id', 'inventory_count']).orderBy('id').execute()
  const before = await stock()
  await writeHistory(app.deps, store, 0)
  expect(await stock()).toEqual(before)
  for (const table of ['order_events', 'whatsapp_messages', 'mail_outbox'] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  const count = async () => (await app.db.selectFrom('orders').select('id').execute()).length
  const written = await count()
  await writeHistory(app.deps, store, 0)
  expect(await count()).toBe(written)
})

test('every demo seller has referrals of her own; only the first was paid out', async () => {
  const { app, store, get } = await setUp()
  const other = await addStore(app, 'sukoon', { plan: 'paid' })
  await addProduct(app, other.token, { name: 'Abaya' })
  const second = await findStoreById(app.db, other.store.id)
  if (!second) throw new Error('no store')
  await writeHistory(app.deps, store, 0)
  // As it is done beside a server, without the key of what is sealed.
  const { db, writes, clock } = app.deps
  await writeHistory({ db, writes, clock }, second, 7)
  const stats = await app.call('GET', '/referrals/my-stats', { token: other.token })
  expect(stats.body).toMatchObject({ total_referrals: 3, paid_referrals: 1 })
  expect(await get('/referrals/my-stats')).toMatchObject({ total_referrals: 9 })
  const withdrawals = await app.db.selectFrom('withdrawals').select('user_id').execute()
  expect(withdrawals).toEqual([{ user_id: store.user_id }])
})
