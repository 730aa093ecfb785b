import type { Kysely } from 'kysely'

/** Adds products that their seller keeps out of the shop for now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('products')
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
