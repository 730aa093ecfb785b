import { backoff } from './backoff.ts'

/** After so many tries, four days, it rests until an admin has it tried again. */
const MOST_TRIES = 100
const LONGEST_REASON = 300

/** What a row of work says of its last try. */
export interface FailedTry {
  attempts: number
  next_attempt_at: string
  last_error: string
  /** When it was given up: a dead letter. `null` while it is tried again. */
  failed_at: string | null
}

/** What a row of work is to say after one more try that failed: when the next one is, or that there is none. */
export const failedTry = (attemptsBefore: number, error: unknown, now: Date): FailedTry => {
  const attempts = attemptsBefore + 1
  return {
    attempts,
    next_attempt_at: new Date(now.getTime() + backoff(attempts)).toISOString(),
    last_error: (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON),
    failed_at: attempts >= MOST_TRIES ? now.toISOString() : null,
  }
}

/** Why a try failed whose process is gone. */
export const PROCESS_ENDED = 'the process that tried it ended'
