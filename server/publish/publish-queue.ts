import type { Db, Transaction } from '#server/db/database.ts'
import { backoff } from '#server/lib/backoff.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Work, WorkQueue } from '#server/queue/work-queue.ts'
import * as jobs from '#server/records/publications/publish-jobs.repo.ts'
import { AWAITED_PRIORITY, publishJobs } from '#server/records/publications/send-publish-job.ts'

/** Starts shorter than other retries: a seller waits for her page. */
const RETRY_SECONDS = [1, 5, 30, 120, 600]
const ENDED = 'store: the process that published it ended'

type PublishJob = jobs.PublishJob

/** Hands out jobs of `publish_jobs`, so that one publisher at a time works on each store. */
export interface PublishQueue {
  /**
   * Takes up to `limit` due jobs, saves first, at most `saves` of them if given. Each is held until it is released.
   */
  take(limit: number, saves?: number): Promise<PublishJob[]>
  /** Ends a job in the transaction that records its outcome, unless it was enqueued again. Throws `JobLost`. */
  finish(trx: Transaction, job: PublishJob): Promise<void>
  /** Schedules a retry in the transaction that records the error, with growing pauses. Throws `JobLost`. */
  postpone(trx: Transaction, job: PublishJob, error: string, pauseSeconds?: number[]): Promise<void>
  /** Releases a job. If it was neither finished nor postponed, it is due as before. */
  release(job: PublishJob): Promise<void>
}

/** Another publisher has taken the job over. This one must record nothing. */
export class JobLost extends Error {
  constructor() {
    super('another publisher has taken this store over')
  }
}

/** Returns when a job is retried after one more failure. */
const nextTryOf = (job: PublishJob, now: Date, pauseSeconds = RETRY_SECONDS): string =>
  new Date(now.getTime() + backoff(job.attempts + 1, pauseSeconds)).toISOString()

/** Publishing as queue work, keyed by store. */
export const publishWork: Work = {
  ...publishJobs,
  dueKeys: async (db, now, limit, held, leastPriority = 0) =>
    (await jobs.dueJobs(db, now, limit, held, leastPriority >= AWAITED_PRIORITY)).map(({ store_id }) => store_id),
  waitingKeys: jobs.storesWithJob,
  failLost: async (trx, storeId, now) => {
    const job = await jobs.findJob(trx, storeId)
    if (job) await jobs.postponeJob(trx, job, nextTryOf(job, now), ENDED)
  },
}

export const createPublishQueue = (db: Db, clock: Clock, queue: WorkQueue): PublishQueue => {
  const settle = async (trx: Transaction, job: PublishJob) => {
    if (!(await queue.settle(trx, job.store_id))) throw new JobLost()
  }
  const take = async (limit: number, leastPriority?: number): Promise<PublishJob[]> => {
    const stores = limit > 0 ? await queue.take(limit, leastPriority) : []
    if (stores.length === 0) return []
    const rows = new Map((await jobs.jobsOf(db, stores)).map((row) => [row.store_id, row]))
    for (const store of stores) if (!rows.has(store)) await queue.release(store)
    return stores.flatMap((store) => rows.get(store) ?? [])
  }
  return {
    take: async (limit, saves = limit) => {
      const taken = await take(limit)
      // Fewer than asked for, or background jobs among them: no saves are left.
      if (taken.length < limit || taken.some(({ background }) => background === 1)) return taken
      return [...taken, ...(await take(saves - taken.length, AWAITED_PRIORITY))]
    },
    finish: async (trx, job) => {
      await jobs.finishJob(trx, job, clock.now())
      await settle(trx, job)
    },
    postpone: async (trx, job, error, pauseSeconds) => {
      await jobs.postponeJob(trx, job, nextTryOf(job, clock.now(), pauseSeconds), error)
      await settle(trx, job)
    },
    release: (job) => queue.release(job.store_id),
  }
}
