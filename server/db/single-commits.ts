import { setTimeout } from 'node:timers/promises'
import type { Db } from './database.ts'
import type { Commits } from './group-commit.ts'

/** SQLSTATE of a transaction that another one was in the way of: undone as a whole, and as good as new. */
const RETRIED = new Set(['40001', '40P01'])
const TRIES = 5
/** Longest pause before the next try, in milliseconds; twice as long each time, and not the same for both who met. */
const PAUSE_MS = 20

const isRetried = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRIED.has(String(error.code))

/**
 * Each write in a transaction of its own, for PostgreSQL, which has many at once and shares commits itself. One that met another in a
 * deadlock runs again from its beginning.
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
