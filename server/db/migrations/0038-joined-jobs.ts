import type { Kysely } from 'kysely'

/** Publish jobs tell what only joined them, as orders do, from what was saved: the one waits its time, the other is published at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('publish_jobs')
    .addColumn('joined', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
