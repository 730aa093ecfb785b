import type SqliteDatabase from 'better-sqlite3'
import { Kysely, type KyselyConfig, SqliteAdapter } from 'kysely'
import type { Db, Tables } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { openSqlite, sqliteDialect } from '#server/db/sqlite/sqlite.ts'

interface MemoryDatabase {
  db: Db
  sqlite: SqliteDatabase.Database
}

const handles = new WeakMap<Db, SqliteDatabase.Database>()

/** Opens a copy of a serialized database in memory. `log` receives every statement. */
export const openMemoryDatabase = (contents: Buffer | string, log?: KyselyConfig['log']): MemoryDatabase => {
  const sqlite = openSqlite(contents)
  const dialect = sqliteDialect(sqlite)
  if (log) dialect.createAdapter = () => new SqliteAdapter()
  const db: Db = new Kysely<Tables>({ dialect, ...(log ? { log } : {}) })
  handles.set(db, sqlite)
  return { sqlite, db }
}

/** SQLite's own handle of a database, if it is one in memory. */
export const findHandle = (db: Db): SqliteDatabase.Database | undefined => handles.get(db)

/** SQLite's own handle of a database in memory. */
export const handleOf = (db: Db): SqliteDatabase.Database => {
  const sqlite = handles.get(db)
  if (!sqlite) throw new Error('this is no database in memory')
  return sqlite
}

/** Serializes a database in memory. */
export const serialized = (db: Db): Buffer => handleOf(db).serialize()

const migrate = async (): Promise<Buffer> => {
  const { db } = openMemoryDatabase(':memory:')
  await migrateToLatest(db)
  const contents = serialized(db)
  await db.destroy()
  return contents
}

let migrated: Promise<Buffer> | undefined

/** A migrated database without rows, serialized: copying it costs a fraction of migrating another. */
export const migratedDatabase = (): Promise<Buffer> => {
  migrated ??= migrate()
  return migrated
}
