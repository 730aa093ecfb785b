import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Whether this run is the one on PostgreSQL. */
export const onPostgres = process.env.TEST_DATABASE === 'postgresql'

/** Does what an intruder with the database in hand could do: changes rows of a table that refuses it. */
export const behindTriggers = async (db: Db, table: string, work: () => Promise<unknown>): Promise<void> => {
  if (!onPostgres) {
    await sql`drop trigger ${sql.id(`${table}_no_update`)}`.execute(db)
    await work()
    return
  }
  await sql`set session_replication_role = replica`.execute(db)
  await work()
  await sql`set session_replication_role = origin`.execute(db)
}
