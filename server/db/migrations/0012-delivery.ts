import type { Kysely } from 'kysely'

/** Adds what a store charges for delivery, and where an order goes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('stores').addColumn('delivery', 'text').execute()
  await db.schema.alterTable('orders').addColumn('place', 'text').execute()
  await db.schema.alterTable('orders').addColumn('place_typed', 'text').execute()
  await db.schema
    .alterTable('orders')
    .addColumn('pick_up', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
