import type { Kysely } from 'kysely'

/** Adds since when a store wears its badges. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('stores').addColumn('verified_at', 'text').execute()
  await db.schema.alterTable('stores').addColumn('trusted_at', 'text').execute()
}
