import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'
import { BUSY_TIMEOUT_MS } from './sqlite.ts'

/** Reads are short: whoever is at the log now is gone after a few of these. */
const TRIES = 20
const PAUSE_MS = 50

/** Empties the log as soon as nobody reads it, within a second; the hourly purge does what is left then. */
export const truncateLogSoon = async (db: Db): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await truncateLog(db)) return
    await setTimeout(PAUSE_MS)
  }
}

/**
 * Moves what SQLite's write-ahead log holds into the database and empties the log: rows that were deleted stand in it, as they were, until it
 * is written over. Returns whether it is empty now: a reader who is at it is not waited for, the next call does it. PostgreSQL keeps its log
 * itself.
 */
export const truncateLog = async (db: Db): Promise<boolean> => {
  if (isPostgres(db)) return true
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection)
    }
  })
}
