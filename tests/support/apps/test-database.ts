import type { KyselyConfig } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { onPostgres } from './dialect.ts'
import { migratedDatabase, openMemoryDatabase, serialized } from './memory-database.ts'
import { copyOfPostgres, openPostgres } from './postgres.ts'

/** Source of test databases: SQLite's bytes, or a PostgreSQL template name. */
type Contents = Buffer | string

/** Opens a database of this test's own: SQLite in memory, or PostgreSQL in that run. Empty without `contents`. */
export const openTestDatabase = async (contents?: Contents, log?: KyselyConfig['log']): Promise<Db> => {
  if (onPostgres) return openPostgres(contents?.toString(), log)
  return openMemoryDatabase(contents ?? (await migratedDatabase()), log).db
}

/** Closes a test's database. Returns what others like it are made from. */
export const contentsOf = async (db: Db): Promise<Contents> => {
  if (onPostgres) return copyOfPostgres(db)
  const contents = serialized(db)
  await db.destroy()
  return contents
}
