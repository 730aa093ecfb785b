import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('publications').renameColumn('polished', 'recompressed').execute()
}
