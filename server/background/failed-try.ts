import { backoff } from '#server/lib/backoff.ts'

/** Tries, four days of them. Afterwards the work rests until an admin retries it. */
const MOST_TRIES = 100
const LONGEST_REASON = 300

/** Columns of a work row about its last try. */
export interface FailedTry {
  attempts: number
  next_attempt_at: string
  last_error: string
  /** When it was given up and became a dead letter. `null` while it is retried. */
  failed_at: string | null
}

/**
 * Returns the columns of a work row after one more failure: the next attempt, or that it is given up.
 * `seconds` as in `backoff`.
 */
export const failedTry = (
  attemptsBefore: number,
  error: unknown,
  now: Date,
  seconds?: readonly number[],
): FailedTry => {
  const attempts = attemptsBefore + 1
  return {
    attempts,
    next_attempt_at: new Date(now.getTime() + backoff(attempts, seconds)).toISOString(),
    last_error: (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON),
    failed_at: attempts >= MOST_TRIES ? now.toISOString() : null,
  }
}

/** Error of a try whose process is gone. */
export const PROCESS_ENDED = 'the process that tried it ended'
