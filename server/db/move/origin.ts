import { sql } from 'kysely'
import { type Db, isPostgres } from '../database.ts'
import { newId } from '../ids.ts'
import { countRows, type Key, type MovedTable, movedTables, tableNames } from './tables.ts'
import { addTriggers, awaitWrites, fromNow, isRefusing, removeTriggers } from './triggers.ts'

/** A row that was written since the move began. */
export interface Change {
  id: number
  table: string
  key: Key
}

/** A move of a database's rows to another one, as the first of them knows it. */
interface Origin {
  id: string
  /** When all was moved; from then on the rows here are of yesterday. */
  finished_at: string | null
}

/** The end of time, for a database that takes no write any more. */
const FOR_EVER = 8_640_000_000_000_000

/** The move that was begun from a database, if there is one. */
export const originOf = async (db: Db): Promise<Origin | undefined> => {
  if (!(await tableNames(db)).includes('move_origin')) return undefined
  return (await sql<Origin>`select id, finished_at from move_origin`.execute(db)).rows[0]
}

/** Begins a move, or goes on with one: from now on every write is noted. */
export const beginMove = async (db: Db, tables: MovedTable[], now: string): Promise<Origin> => {
  const origin = await noteMove(db, now)
  await addTriggers(db, tables)
  return origin
}

const noteMove = (db: Db, now: string): Promise<Origin> =>
  db.transaction().execute(async (trx) => {
    const known = await originOf(trx)
    if (known) return known
    const number = isPostgres(trx) ? sql`bigint generated always as identity` : sql`integer`
    await sql`create table move_origin (id text primary key, read_only_until bigint not null, seen_at text not null, finished_at text)`.execute(
      trx,
    )
    await sql`create table move_changes (id ${number} primary key, table_name text not null, row_key text not null)`.execute(
      trx,
    )
    const id = newId()
    await sql`insert into move_origin (id, read_only_until, seen_at) values (${id}, 0, ${now})`.execute(trx)
    return { id, finished_at: null }
  })

/** Notes that somebody goes on with the move. */
export const noteSign = async (db: Db, now: string): Promise<void> => {
  await sql`update move_origin set seen_at = ${now}`.execute(db)
}

/** The first changes that were noted and not forgotten. */
export const readChanges = async (db: Db, limit: number): Promise<Change[]> => {
  const { rows } = await sql<{ id: number; table_name: string; row_key: string }>`
    select id, table_name, row_key from move_changes order by id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id, table_name, row_key }) => ({ id, table: table_name, key: JSON.parse(row_key) }))
}

/** How many changes wait to be made in the other database. */
export const countChanges = (db: Db): Promise<number> => countRows(db, { name: 'move_changes' })

/** Forgets changes that have been made in the other database. */
export const forgetChanges = async (db: Db, changes: Change[]): Promise<void> => {
  if (changes.length === 0) return
  // One by one: a write that is not committed yet may have noted a change between two of these.
  const ids = sql.join(changes.map(({ id }) => sql.lit(id)))
  await sql`delete from move_changes where id in (${ids})`.execute(db)
}

/** Has the database refuse writes for so long, unless it is told again; waits for those under way. */
export const refuseWrites = async (db: Db, milliseconds: number, tables: MovedTable[]): Promise<void> => {
  await sql`update move_origin set read_only_until = ${fromNow(db, milliseconds)}`.execute(db)
  await awaitWrites(db, tables)
}

/** Has it refuse writes for longer. Returns whether it had not ceased to meanwhile. */
export const goOnRefusing = async (db: Db, milliseconds: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update move_origin set read_only_until = ${fromNow(db, milliseconds)} where ${isRefusing(db)}`.execute(db)
  return numAffectedRows === 1n
}

/** Lets writes in again. */
export const acceptWrites = async (db: Db): Promise<void> => {
  await sql`update move_origin set read_only_until = 0 where finished_at is null`.execute(db)
}

/** All is moved: nothing is written here any more. Returns whether no write slipped in before. */
export const finishMove = async (db: Db, now: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update move_origin set read_only_until = ${sql.lit(FOR_EVER)}, finished_at = ${now}
    where ${isRefusing(db)}`.execute(db)
  return numAffectedRows === 1n
}

/** Forgets a move: the database is as if none had been begun. Returns whether there was one. */
export const cancelMove = async (db: Db): Promise<boolean> => {
  if (!(await originOf(db))) return false
  await removeTriggers(db, await movedTables(db))
  await db.transaction().execute(async (trx) => {
    await sql`drop table move_changes`.execute(trx)
    await sql`drop table move_origin`.execute(trx)
  })
  return true
}

/** Forgets a move that nobody has gone on with since a moment: what it notes would grow without end. */
export const forgetAbandonedMove = async (db: Db, since: string): Promise<boolean> => {
  if (!(await originOf(db))) return false
  const { rows } = await sql`select 1 from move_origin where finished_at is null and seen_at < ${since}`.execute(db)
  return rows.length > 0 && cancelMove(db)
}
