import type { Kysely } from 'kysely'

/** Events one by one: written, and read by nobody since their figures are kept by the day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('events').execute()
}
