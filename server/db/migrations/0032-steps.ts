import { type Kysely, sql } from 'kysely'

/** A version belongs to a step of its seller's work: when that began, and when she last changed something in it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['step_began_at', 'changed_at']) {
    await db.schema
      .alterTable('publications')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await sql`update publications set step_began_at = published_at, changed_at = published_at`.execute(db)
}
