import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isPostgres } from '#server/db/database.ts'
import { BUSY_TIMEOUT_MS } from './sqlite.ts'

/** Tries before the log is left to the hourly purge. Reads are short, so this is enough. */
const TRIES = 20
const PAUSE_MS = 50

/** Empties the log within a second, as soon as nobody reads it. The hourly purge does what is left. */
export const truncateLogSoon = async (db: Db): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await truncateLog(db)) return
    await setTimeout(PAUSE_MS)
  }
}

/**
 * Moves SQLite's write-ahead log into the database and empties it, since deleted rows stay there until overwritten.
 * Returns whether it is empty now. Does not wait for readers, so a later call may be needed. Nothing on PostgreSQL.
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
