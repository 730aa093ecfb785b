import type { Kysely } from 'kysely'

/** What was written for each image, so that a file that is missing or damaged is found. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('images')
    .addColumn('files', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
}
