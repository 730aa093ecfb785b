import { setTimeout } from 'node:timers/promises'
import type { Db } from '#server/db/database.ts'
import type { Commits } from '#server/db/sqlite/group-commit.ts'

/** SQLSTATEs of conflicts between transactions. The transaction is rolled back and may run again. */
const RETRIED = new Set(['40001', '40P01'])
const TRIES = 5
/** Longest pause before a retry, in milliseconds. It doubles each time, and is random to avoid the same conflict. */
const PAUSE_MS = 20

const isRetried = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRIED.has(String(error.code))

/**
 * Runs each write in its own transaction, for PostgreSQL, which runs many at once and shares commits itself.
 * After a deadlock a write runs again, so it must not count or send anything outside the database.
 */
export const createSingleCommits = (db: Db): Commits => ({
  run: async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        if (tries === TRIES || !isRetried(error)) throw error
      }
      await setTimeout(Math.random() * PAUSE_MS * 2 ** tries)
    }
  },
})
