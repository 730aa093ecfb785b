import { type Kysely, sql } from 'kysely'

/** Versions go live before their files are known to be on disk; those of before were waited for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('publications')
    .addColumn('synced', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('publications_not_synced')
    .on('publications')
    .columns(['store_id', 'version'])
    .where(sql<boolean>`synced = 0`)
    .execute()
}
