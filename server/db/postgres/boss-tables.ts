import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Db } from '#server/db/database.ts'

// Everything that depends on pg-boss's own tables, because it has no public call for it.
// Tested by `tests/api/queue/pg-boss-internals.test.ts`.

/** The schema of pg-boss's tables, beside ours. */
export const SCHEMA = 'pgboss'

/** Adds an index on waiting jobs by key. Each `upsert` of pg-boss looks for them. */
export const indexWaiting = (boss: PgBoss) =>
  boss
    .getDb()
    .executeSql(
      `create index if not exists whatsstore_waiting on ${SCHEMA}.job_common (name, singleton_key) where state < 'active'`,
    )

const JOBS = sql.table(`${SCHEMA}.job`)

/** Drops all holds of these queues at start-up. Only for a process that owns the database. */
export const forgetHolders = async (db: Db, queues: readonly string[]): Promise<void> => {
  await sql`delete from ${JOBS} where name = any(${[...queues]}) and state = 'active'`.execute(db)
}

/** Returns the keys that somebody holds. Searches by group, which pg-boss indexes. */
export const heldKeys = async (db: Db, queue: string, keys: string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select group_id as key from ${JOBS}
    where name = ${queue} and state = 'active' and group_id = any(${keys})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
