import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/**
 * Has SQLite keep in memory what it needs to undo a single write of a group. It would go through files of the system's temporary folder: three in
 * four of the writes to files that an order made. Not while the schema changes: a new index of a large table would be sorted in memory as well.
 */
export const keepJournalInMemory = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma temp_store = memory`.execute(db)
}
