import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import * as main from '#server/db/migrations/0001-main.ts'

const AT = '2026-02-27T20:00:00.000Z'

test('stores and orders from before are in rupees', async () => {
  const db = openDatabase(':memory:')
  await new Migrator({ db, provider: { getMigrations: async () => ({ '0001-main': main }) } }).migrateToLatest()
  const row = (table: string, values: Record<string, unknown>) =>
    db
      .insertInto(table as never)
      .values({ created_at: AT, ...values } as never)
      .execute()
  const phone = { whatsapp_number: '', country_code: '' }
  await row('users', { id: 'u', email: 'a@b.c', password_hash: '', ...phone })
  await row('stores', { id: 's', user_id: 'u', store_slug: 'noor', name: 'Noor', bio: '', updated_at: AT, ...phone })
  const buyer = { buyer_name: '', buyer_phone: '', delivery_address: '', status: 'Pending' }
  await row('orders', { id: 'o', order_id: 'o', store_id: 's', total_amount: 1000, updated_at: AT, ...buyer })

  await migrateToLatest(db)
  expect(await db.selectFrom('stores').select('currency').execute()).toEqual([{ currency: 'PKR' }])
  expect(await db.selectFrom('orders').select('currency').execute()).toEqual([{ currency: 'PKR' }])
  await db.destroy()
})
