import type { Kysely } from 'kysely'

/** Adds whether a store publishes feeds of its products. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('stores')
    .addColumn('feeds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
