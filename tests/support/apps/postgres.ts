import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Db, Tables } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'

type Pool = Exclude<ConstructorParameters<typeof PostgresDialect>[0]['pool'], (...args: never[]) => unknown>
type Client = Awaited<ReturnType<Pool['connect']>>

/** PostgreSQL in this process, as the pool of one connection that Kysely's own PostgreSQL dialect expects. */
const poolOf = (postgres: PGlite): Pool => {
  let last = Promise.resolve()
  const connect = async (): Promise<Client> => {
    const before = last
    let release = () => {}
    last = new Promise<void>((resolve) => {
      release = resolve
    })
    await before
    const query = async (text: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows } = await postgres.query(text, [...parameters])
      // PGlite does not say what it was; Kysely wants to know of writes alone.
      const command = /^\s*(insert|update|delete)/i.exec(text)?.[1]?.toUpperCase() ?? 'SELECT'
      return { command, rowCount: affectedRows ?? 0, rows }
    }
    return { query, release } as unknown as Client
  }
  return { connect, end: async () => {} } as unknown as Pool
}

let shared: Promise<PGlite> | undefined

/** An empty, migrated PostgreSQL database. One server serves all tests of a file; each finds it empty. */
export const openPostgres = async (): Promise<Db> => {
  shared ??= PGlite.create()
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(await shared) }) })
  await migrateToLatest(db)
  const names = (await db.introspection.getTables()).map((table) => sql.table(table.name))
  await db.connection().execute(async (one) => {
    // Append-only tables refuse even this; a replica's triggers rest.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`truncate ${sql.join(names)}`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
  })
  return db
}
