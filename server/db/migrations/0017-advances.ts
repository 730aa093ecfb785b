import { type Kysely, sql } from 'kysely'

/** Adds what a store asks for in advance, and until when an order waits for it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('stores').addColumn('advance', 'text').execute()
  await db.schema
    .alterTable('orders')
    .addColumn('advance_amount', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('orders').addColumn('pay_by', 'text').execute()
  await sql`create index orders_by_pay_by on orders (pay_by) where pay_by is not null`.execute(db)
}
