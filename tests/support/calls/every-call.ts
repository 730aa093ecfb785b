import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { onPostgres, rowPlace } from '../apps/dialect.ts'
import { findHandle } from '../apps/memory-database.ts'
import { accountCalls } from './accounts.ts'
import { adminCalls } from './admin.ts'
import type { Call } from './call.ts'
import { courierCalls } from './couriers.ts'
import { messagingCalls } from './messaging.ts'
import { orderCalls } from './orders.ts'
import { referralCalls } from './referrals.ts'
import { storeCalls } from './stores.ts'
import type { World } from './world.ts'

export { type Call, wrongValues } from './call.ts'
export { createWorld, crowdPasswords, liftLimits, type World } from './world.ts'

/** Every call of the API with what is right and what is wrong for it. A test holds this list against the routes. */
export const calls: Record<string, Call> = {
  ...accountCalls,
  ...storeCalls,
  ...orderCalls,
  ...courierCalls,
  ...messagingCalls,
  ...referralCalls,
  ...adminCalls,
}

const tableNames = new WeakMap<Db, string[]>()

const tablesOf = async (db: Db): Promise<string[]> => {
  const known = tableNames.get(db)
  if (known) return known
  // pg-boss keeps its own in a schema of its own.
  const names = (await db.introspection.getTables()).filter(({ schema }) => schema !== 'pgboss').map(({ name }) => name)
  tableNames.set(db, names)
  return names
}

/** All rows in one statement: on PostgreSQL each statement is a way there and back. */
const dumpPostgres = async (db: Db, names: string[]): Promise<Record<string, unknown[]>> => {
  const tables = names.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, coalesce(jsonb_agg(to_jsonb(t) - 'synced' order by t.ctid), '[]') as rows from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; rows: unknown[] }>`${sql.join(tables, sql` union all `)}`.execute(db)
  const byName = new Map(rows.map(({ name, rows }) => [name, rows]))
  return Object.fromEntries(names.map((name) => [name, byName.get(name) ?? []]))
}

type Dump = Record<string, unknown[]>

/** Dumps of databases in memory, with SQLite's count of changes at that moment. */
const lastDumps = new WeakMap<Db, { changes: unknown; dump: Dump }>()

/** Dumps all rows except sessions. Rereads only what SQLite reports as changed. */
export const dumpDatabase = async (db: Db): Promise<Dump> => {
  if (onPostgres)
    return dumpPostgres(
      db,
      (await tablesOf(db)).filter((name) => name !== 'sessions'),
    )
  const changes = findHandle(db)?.prepare('select total_changes()').pluck().get()
  const last = lastDumps.get(db)
  if (last && last.changes === changes) return last.dump
  const dump = await dumpSqlite(db)
  if (changes !== undefined) lastDumps.set(db, { changes, dump })
  return dump
}

const dumpSqlite = async (db: Db): Promise<Dump> => {
  const dump: Dump = {}
  for (const name of await tablesOf(db)) {
    if (name === 'sessions') continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} order by ${rowPlace}`.execute(
      db,
    )
    dump[name] = rows
  }
  return dump
}

/** Every route of the API as the lists here name them: `GET /products`. */
export const routesOf = ({ app }: World): string[] =>
  app.app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route'
      ? [`${definition.route.method.toUpperCase()} ${definition.route.path.replace('/api', '')}`]
      : [],
  )
