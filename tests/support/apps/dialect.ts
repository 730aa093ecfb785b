import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Whether this run is the one on PostgreSQL. */
export const onPostgres = process.env.TEST_DATABASE === 'postgresql'

/** Where a row stands in its table: the same after the same changes. */
export const rowPlace = onPostgres ? sql`ctid` : sql`rowid`

/** Does what an intruder with the database in hand could do: changes rows of a table that refuses it. */
export const behindTriggers = async (db: Db, table: string, work: () => Promise<unknown>): Promise<void> => {
  const off = onPostgres
    ? sql`alter table ${sql.table(table)} disable trigger user`
    : sql`drop trigger ${sql.id(`${table}_no_update`)}`
  await off.execute(db)
  await work()
}
