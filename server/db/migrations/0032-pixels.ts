import type { Kysely } from 'kysely'

/** Adds the pixels that a shop's pages load. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('stores').addColumn('pixels', 'text').execute()
}
