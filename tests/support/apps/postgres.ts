import { Kysely, type KyselyConfig, type RawBuilder, sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import type { Db, Tables } from '#server/db/database.ts'
import { databaseAt, type PostgresOptions, postgresDialect } from '#server/db/postgres/postgres.ts'
import { POSTGRES_FOR_TESTS } from './postgres-server.ts'

/** Enough for calls that arrive together to run together. */
const CONNECTIONS = 8

const handle = (url: string, connections: number, log?: KyselyConfig['log']): Db =>
  new Kysely<Tables>({
    dialect: postgresDialect({ ...POSTGRES_FOR_TESTS, url, connections }),
    ...(log ? { log } : {}),
  })

let count = 0
const names = new WeakMap<Db, string>()

/** The server that this run started, or was given. */
const server = () => {
  const found = inject('postgres')
  if ('problem' in found) throw new Error(found.problem)
  return found
}

let admin: Db | undefined

/** Makes and removes databases, on one connection for all tests of a worker. */
const administer = async (command: RawBuilder<unknown>): Promise<void> => {
  admin ??= handle(server().url, 1)
  await command.execute(admin)
}

const copy = async (template: string): Promise<string> => {
  const name = `${server().template}_${process.pid}_${++count}`
  await administer(sql`create database ${sql.id(name)} template ${sql.id(template)}`)
  return name
}

/** Opens a PostgreSQL database for this test alone, a copy of `template`. `log` receives every statement. */
export const openPostgres = async (template = server().template, log?: KyselyConfig['log']): Promise<Db> => {
  const { url } = server()
  const name = await copy(template)
  onTestFinished(() => administer(sql`drop database ${sql.id(name)} with (force)`))
  const db = handle(databaseAt(url, name), CONNECTIONS, log)
  names.set(db, name)
  return db
}

/** Returns the address of an empty PostgreSQL database for this test alone. */
export const emptyPostgres = async (): Promise<string> => {
  const name = `${server().template}_${process.pid}_${++count}`
  await administer(sql`create database ${sql.id(name)} template template0 encoding 'UTF8'`)
  onTestFinished(() => administer(sql`drop database ${sql.id(name)} with (force)`))
  return databaseAt(server().url, name)
}

/** Returns the options that connect to a database opened by `openPostgres`, for code that opens its own. */
export const addressOf = (db: Db): PostgresOptions => ({
  ...POSTGRES_FOR_TESTS,
  url: databaseAt(server().url, names.get(db) ?? ''),
  connections: CONNECTIONS,
})

/** Opens another handle of a database opened by `openPostgres`, as another process would. */
export const anotherHandle = (db: Db): Db => {
  const other = handle(addressOf(db).url, CONNECTIONS)
  onTestFinished(() => other.destroy())
  return other
}

/** Closes a database that `openPostgres` opened. Returns the name of a copy, which stays until the run ends. */
export const copyOfPostgres = async (db: Db): Promise<string> => {
  await db.destroy()
  return copy(names.get(db) ?? '')
}
