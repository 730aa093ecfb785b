import { backoff } from '#server/background/backoff.ts'
import type { Transaction } from '#server/db/database.ts'
import type { PublishJob } from '#server/modules/publications/publish-jobs.repo.ts'
import type { Clock } from '#server/ports/clock.ts'

/** Quicker than elsewhere at first: a seller waits for her page. */
const RETRY_SECONDS = [1, 5, 30, 120, 600]

/**
 * Who publishes which store. What is to be published, and when, stands in `publish_jobs`; the queue says who does it: one publisher a store at a
 * time, of however many there are.
 */
export interface PublishQueue {
  /** Takes jobs that are due, at most so many, sellers' saves first. Each is held until it is released. */
  take(limit: number): Promise<PublishJob[]>
  /** Ends a job, in the transaction that records what became of it, unless it was enqueued anew. Throws `JobLost`. */
  finish(trx: Transaction, job: PublishJob): Promise<void>
  /** Has a job tried again, later each time unless `pauseSeconds` say otherwise, in the transaction that records why. Throws `JobLost`. */
  postpone(trx: Transaction, job: PublishJob, error: string, pauseSeconds?: number[]): Promise<void>
  /** Lets go of a job, whatever became of it. One that was neither finished nor postponed is as due as before. */
  release(job: PublishJob): Promise<void>
  /** Ends what the queue does by itself. */
  stop(): Promise<void>
}

/** Another publisher has taken a job over, as if this one had ended: what it did is not recorded. */
export class JobLost extends Error {
  constructor() {
    super('another publisher has taken this store over')
  }
}

/** When a job that has failed once more is tried again. */
export const nextTryOf = (job: PublishJob, clock: Clock, pauseSeconds = RETRY_SECONDS): string =>
  new Date(clock.now().getTime() + backoff(job.attempts + 1, pauseSeconds)).toISOString()
