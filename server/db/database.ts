import { Kysely, type Transaction as KyselyTransaction, PostgresAdapter, sql } from 'kysely'
import { type PostgresOptions, postgresDialect } from './postgres/postgres.ts'
import { openSqlite, sqliteDialect } from './sqlite/sqlite.ts'

/** All tables. Each module's `*.table.ts` declares its own, so that the database knows no module. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared where their rules are
export interface Tables {}

/** A handle for queries, inside a transaction or not. */
export type Db = Kysely<Tables>
/** The type to ask for where a transaction is required. */
export type Transaction = KyselyTransaction<Tables>

/** Path of the SQLite file, or options of PostgreSQL. */
export type DatabasePlace = string | PostgresOptions

/** Opens the application's database. `readonly` is for publishing workers, which never write. */
export const openDatabase = (place: DatabasePlace, options: { readonly?: boolean } = {}): Db =>
  new Kysely<Tables>({
    dialect: typeof place === 'string' ? sqliteDialect(openSqlite(place, options)) : postgresDialect(place, options),
  })

/** Whether a database is PostgreSQL, not SQLite. Only code in this folder may treat them differently. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Returns name and version of the database: `SQLite 3.51.3`, `PostgreSQL 18.4`. */
export const databaseVersion = async (db: Db): Promise<string> => {
  const postgres = isPostgres(db)
  const version = postgres ? sql<string>`current_setting('server_version')` : sql<string>`sqlite_version()`
  const { rows } = await sql<{ version: string }>`select ${version} as version`.execute(db)
  return `${postgres ? 'PostgreSQL' : 'SQLite'} ${rows[0]?.version ?? ''}`
}
