import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { up as baseline } from '#server/db/migrations/0001-baseline.ts'
import { up as orderAmounts } from '#server/db/migrations/0006-order-amounts.ts'

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
