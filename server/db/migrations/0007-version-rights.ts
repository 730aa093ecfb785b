import type { Kysely } from 'kysely'

/** Versions say what of the seller's rights they show, so that none comes back after the right to it has gone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('publications').addColumn('shows', 'text').execute()
}
