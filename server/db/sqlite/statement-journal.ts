import { sql } from 'kysely'
import { type Db, isPostgres } from '#server/db/database.ts'

const keepJournalIn = async (db: Db, place: 'file' | 'memory'): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma temp_store = ${sql.lit(place)}`.execute(db)
}

/**
 * Keeps SQLite's statement journal in memory. In temporary files it was three in four of the file writes of an order.
 * Call it after migrations: a new index of a large table would be sorted in memory too.
 */
export const keepJournalInMemory = (db: Db): Promise<void> => keepJournalIn(db, 'memory')

/** Keeps the journal in files while `work` removes a shop. With 150,000 orders it would take 100 MB of memory. */
export const withJournalInFiles = async <Result>(db: Db, work: () => Promise<Result>): Promise<Result> => {
  await keepJournalIn(db, 'file')
  try {
    return await work()
  } finally {
    await keepJournalIn(db, 'memory')
  }
}
