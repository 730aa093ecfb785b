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

/** Drops all holds at start-up. Only for a process that owns the database. */
export const forgetHolders = async (db: Db): Promise<void> => {
  await sql`delete from ${sql.table(`${SCHEMA}.job`)} where state = 'active'`.execute(db)
}
