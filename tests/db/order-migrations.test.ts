import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { up as baseline } from '#server/db/migrations/0001-baseline.ts'
import { up as orderAmounts } from '#server/db/migrations/0006-order-amounts.ts'
import { up as returns } from '#server/db/migrations/0007-returns.ts'
import { up as orderTimeline } from '#server/db/migrations/0008-order-timeline.ts'
import { up as customers } from '#server/db/migrations/0009-customers.ts'

/** A database as the first release left it, with a store. */
const before = async (): Promise<Kysely<unknown>> => {
  const db = openDatabase(':memory:') as unknown as Kysely<unknown>
  onTestFinished(() => db.destroy())
  await baseline(db)
  await sql`insert into users (id, email, password_hash, whatsapp_number, country_code, created_at)
    values ('u', 'sana@example.com', '', '', '+92', '')`.execute(db)
  await sql`insert into stores (id, user_id, store_slug, name, bio, whatsapp_number, country_code, created_at, updated_at)
    values ('s', 'u', 'noor', 'Noor', '', '', '+92', '', '')`.execute(db)
  return db
}

interface OldOrder {
  id: string
  status?: string
  total?: number
  phone?: string
  name?: string
  at?: string
}

const addOrder = (db: Kysely<unknown>, order: OldOrder) => {
  const {
    id,
    status = 'Pending',
    total = 45_000,
    phone = '0300 1234567',
    name = 'Ayesha',
    at = '2026-03-01T08:00:00.000Z',
  } = order
  return sql`insert into orders
    (id, order_id, store_id, buyer_name, buyer_phone, delivery_address, total_amount, status, created_at, updated_at)
    values (${id}, ${id}, 's', ${name}, ${phone}, 'Lahore', ${total}, ${status}, ${at}, ${at})`.execute(db)
}

test('an order from before amounts had parts is goods alone', async () => {
  const db = await before()
  await addOrder(db, { id: 'a', total: 123_450 })
  await orderAmounts(db)
  const { rows } = await sql`select goods_amount, discount_amount, delivery_amount, adjustment_amount, paid_amount
    from orders`.execute(db)
  expect(rows).toEqual([
    { goods_amount: 123_450, discount_amount: 0, delivery_amount: 0, adjustment_amount: 0, paid_amount: 0 },
  ])
})

test('figures from before returns: revenue is what was delivered, late cancellations are counted by the day in Pakistan', async () => {
  const db = await before()
  await addOrder(db, { id: 'a', status: 'Cancelled', at: '2026-03-01T20:00:00.000Z' })
  await addOrder(db, { id: 'b', status: 'Cancelled' })
  await sql`insert into order_history (order_id, to_status, from_status, at, "by")
    values ('a', 'Cancelled', 'Confirmed', '2026-03-03', 'seller'), ('b', 'Cancelled', 'Pending', '2026-03-03', 'seller')`.execute(
    db,
  )
  await sql`insert into store_days (store_id, day, orders, delivered, cancelled, revenue)
    values ('s', '2026-03-01', 3, 2, 1, 90), ('s', '2026-03-02', 1, 0, 1, 0)`.execute(db)
  await sql`insert into order_totals (store_id, status, orders, amount)
    values ('s', 'Delivered', 2, 90), ('s', 'Cancelled', 2, 70)`.execute(db)
  for (const up of [orderAmounts, returns, orderTimeline]) await up(db)
  const days = await sql`select day, cancelled_confirmed, kept, returned from store_days order by day`.execute(db)
  expect(days.rows).toEqual([
    { day: '2026-03-01', cancelled_confirmed: 0, kept: 2, returned: 0 },
    { day: '2026-03-02', cancelled_confirmed: 1, kept: 0, returned: 0 },
  ])
  const totals = await sql`select status, kept_amount from order_totals order by status`.execute(db)
  expect(totals.rows).toEqual([
    { status: 'Cancelled', kept_amount: 0 },
    { status: 'Delivered', kept_amount: 90 },
  ])
  const history = await sql`select order_id, from_status, undo from order_history order by order_id`.execute(db)
  expect(history.rows).toEqual([
    { order_id: 'a', from_status: 'Confirmed', undo: 0 },
    { order_id: 'b', from_status: 'Pending', undo: 0 },
  ])
})

test('1,100 orders from before customers become one customer a phone, however it was typed', async () => {
  const db = await before()
  const at = (index: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + index * 60_000).toISOString()
  const phones = ['0300 1234567', '+92 300 1234567', '0092-300-1234567', '03217654321']
  for (let index = 0; index < 1100; index++) {
    await addOrder(db, {
      id: `order-${String(index).padStart(5, '0')}`,
      phone: phones[index % 4] ?? '',
      name: `Ayesha ${index % 40}`,
      status: index % 10 === 0 ? 'Delivered' : index % 10 === 1 ? 'Cancelled' : 'Pending',
      total: 100,
      at: at(index),
    })
  }
  for (const up of [orderAmounts, returns, orderTimeline, customers]) await up(db)
  const { rows } = await sql<Record<string, string>>`select * from customers order by phone`.execute(db)
  const last = { city: null, note: null, blocked: 0, returned: 0, store_id: 's' }
  expect(rows).toMatchObject([
    {
      ...last,
      phone: '923001234567',
      orders: 825,
      delivered: 110,
      cancelled: 55,
      spent: 11_000,
      first_order_at: at(0),
      last_order_at: at(1098),
      name: 'Ayesha 18',
    },
    {
      ...last,
      phone: '923217654321',
      orders: 275,
      delivered: 0,
      cancelled: 55,
      spent: 0,
      first_order_at: at(3),
      last_order_at: at(1099),
      name: 'Ayesha 19',
    },
  ])
  expect(JSON.parse(rows[0]?.names ?? '')).toEqual(['Ayesha 18', 'Ayesha 17', 'Ayesha 16', 'Ayesha 14', 'Ayesha 13'])
  const linked = await sql`select count(*) as n from orders where customer_id = ${rows[0]?.id}`.execute(db)
  expect(linked.rows).toEqual([{ n: 825 }])
})
