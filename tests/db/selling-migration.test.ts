import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import * as main from '#server/db/migrations/0001-main.ts'

const AT = '2026-02-27T20:00:00.000Z' // 28 February, one o'clock in Karachi

test('orders and events from before are in the history and the sums', async () => {
  const db = openDatabase(':memory:')
  await new Migrator({ db, provider: { getMigrations: async () => ({ '0001-main': main }) } }).migrateToLatest()
  const row = (table: string, values: Record<string, unknown>) =>
    db
      .insertInto(table as never)
      .values(values as never)
      .execute()
  await row('users', {
    id: 'u',
    email: 'a@b.c',
    password_hash: '',
    whatsapp_number: '',
    country_code: '',
    created_at: AT,
  })
  const times = { created_at: AT, updated_at: AT }
  const store = {
    id: 's',
    user_id: 'u',
    store_slug: 'noor',
    name: 'Noor',
    bio: '',
    whatsapp_number: '',
    country_code: '',
  }
  await row('stores', { ...store, ...times })
  const product = { id: 'p', store_id: 's', slug: 'p', name: 'Ring', description: '', price: 500, category: 'Rings' }
  await row('products', { ...product, inventory_count: 1, ...times })
  for (const [id, status] of [
    ['o1', 'Pending'],
    ['o2', 'Delivered'],
  ]) {
    const order = { id, order_id: id, store_id: 's', buyer_name: '', buyer_phone: '', delivery_address: '' }
    await row('orders', { ...order, total_amount: 1000, status, ...times })
    await row('order_items', {
      order_id: id,
      position: 0,
      product_id: 'p',
      product_name: 'Ring',
      product_price: 500,
      quantity: 2,
    })
  }
  for (const id of ['e1', 'e2']) await row('events', { id, store_id: 's', event_type: 'store_view', created_at: AT })

  await migrateToLatest(db)
  expect(await db.selectFrom('store_days').selectAll().execute()).toMatchObject([
    { day: '2026-02-28', views: 2, orders: 2, delivered: 1, cancelled: 0, revenue: 1000 },
  ])
  expect(await db.selectFrom('category_days').selectAll().execute()).toMatchObject([
    { category: 'Rings', orders: 2, revenue: 1000 },
  ])
  expect(await db.selectFrom('order_totals').select(['status', 'orders']).orderBy('status').execute()).toEqual([
    { status: 'Delivered', orders: 1 },
    { status: 'Pending', orders: 1 },
  ])
  expect(await db.selectFrom('event_totals').selectAll().execute()).toEqual([{ event_type: 'store_view', total: 2 }])
  expect(await db.selectFrom('order_history').select('order_id').execute()).toHaveLength(2)
  await db.destroy()
})
