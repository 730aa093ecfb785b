import type { Kysely } from 'kysely'

/** Publish jobs say whether orders alone ask for them: those leave a store that was rolled back as its seller wants it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('publish_jobs')
    .addColumn('stock_only', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute()
}
