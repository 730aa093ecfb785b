import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Db } from './database.ts'

// All that we know of pg-boss's own tables. It has no public call for these.
// Tested by `tests/api/queue/pg-boss-internals.test.ts`.

/** The schema that pg-boss keeps its tables in, beside ours. */
export const SCHEMA = 'pgboss'

/** Adds an index by which pg-boss finds the job that waits under a key: `upsert` looks for it each time. */
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

/** Returns those of the keys that somebody holds. Looks by group, which pg-boss indexes. */
export const heldKeys = async (db: Db, queue: string, keys: string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select group_id as key from ${JOBS}
    where name = ${queue} and state = 'active' and group_id = any(${keys})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
