import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

const keepJournalIn = async (db: Db, place: 'file' | 'memory'): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma temp_store = ${sql.lit(place)}`.execute(db)
}

/**
 * Has SQLite keep in memory what it needs to undo a single write of a group. It would go through files of the system's temporary folder: three in
 * four of the writes to files that an order made. Not while the schema changes: a new index of a large table would be sorted in memory as well.
 */
export const keepJournalInMemory = (db: Db): Promise<void> => keepJournalIn(db, 'memory')

/** Has it go through files while `work` runs, which removes a shop: of one with 150,000 orders it would take 100 MB. */
export const withJournalInFiles = async <Result>(db: Db, work: () => Promise<Result>): Promise<Result> => {
  await keepJournalIn(db, 'file')
  try {
    return await work()
  } finally {
    await keepJournalIn(db, 'memory')
  }
}
