import type { Kysely } from 'kysely'

/** Where the important part of a cover is, in percent of its width and height. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  for (const column of ['cover_focus_x', 'cover_focus_y']) {
    await schema
      .alterTable('stores')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(50))
      .execute()
  }
}
