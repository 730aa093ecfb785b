import { setTimeout } from 'node:timers/promises'
import type { Db } from './database.ts'
import type { Commits } from './group-commit.ts'

/** SQLSTATEs of a transaction that met another one: it is undone as a whole and may run again. */
const RETRIED = new Set(['40001', '40P01'])
const TRIES = 5
/** Longest pause before the next try, in milliseconds. It doubles each time, and is random, so that two do not meet again. */
const PAUSE_MS = 20

const isRetried = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRIED.has(String(error.code))

/**
 * Runs each write in a transaction of its own, for PostgreSQL, which has many at once and shares commits itself.
 * After a deadlock a write runs again: nothing outside the database may be counted or sent in it.
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
