import type { Kysely } from 'kysely'

/** Adds the language of a store's pages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('stores')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}
