import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { rowPlace } from '../apps/dialect.ts'
import { accountCalls } from './accounts.ts'
import { adminCalls } from './admin.ts'
import type { Call } from './call.ts'
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

/** Every row of every table but sessions, which come and go with who looks. */
export const dumpDatabase = async (db: Db): Promise<Record<string, unknown[]>> => {
  const dump: Record<string, unknown[]> = {}
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
