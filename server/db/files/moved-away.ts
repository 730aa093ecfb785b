import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { StartRefused } from '#server/lib/start-refused.ts'

/** Returns when the data of a database were moved to another one, if they were. */
export const movedAwayAt = async (db: Db): Promise<string | undefined> => {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'moved_away')) return undefined
  return (await sql<{ moved_at: string }>`select moved_at from moved_away`.execute(db)).rows[0]?.moved_at
}

/** Marks a database as left: no server starts on it any more. */
export const markMovedAway = (db: Db, to: string, now: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`create table moved_away (moved_at text primary key, moved_to text not null)`.execute(trx)
    await sql`insert into moved_away (moved_at, moved_to) values (${now}, ${to})`.execute(trx)
  })

/** Removes the mark. Returns whether there was one. */
export const unmarkMovedAway = async (db: Db): Promise<boolean> => {
  if ((await movedAwayAt(db)) === undefined) return false
  await sql`drop table moved_away`.execute(db)
  return true
}

/** Throws `StartRefused` when the data were moved to another database. */
export const assertNotMoved = async (db: Db): Promise<void> => {
  const movedAt = await movedAwayAt(db)
  if (movedAt === undefined) return
  const { rows } = await sql<{ moved_to: string }>`select moved_to from moved_away`.execute(db)
  throw new StartRefused(
    `The data were moved to ${rows[0]?.moved_to} at ${movedAt}: these are of before. Nothing was changed. Start with that database, or take the move back with npm run move -- --undo and lose what happened since.`,
  )
}
