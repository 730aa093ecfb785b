import type { Kysely } from 'kysely'

/** Adds what the private page of an order needs: the number of its link, and the buyer's own confirmation. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('orders')
    .addColumn('link_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('orders').addColumn('buyer_confirmed_at', 'text').execute()
}
