import type { Kysely } from 'kysely'

/** What a store had set of layouts that it does not show now, so that changing back loses nothing. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('kept_designs')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('layout', 'text', (c) => c.notNull())
    .addColumn('customizations', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_designs_key', ['store_id', 'layout'])
    .execute()
}
