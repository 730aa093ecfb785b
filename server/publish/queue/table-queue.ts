import type { Db } from '#server/db/database.ts'
import * as jobs from '#server/modules/publications/publish-jobs.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import { nextTryOf, type PublishQueue } from './publish-queue.ts'

/** The rows of `publish_jobs` themselves, for the one process that works on a database of SQLite: what it holds it knows by heart. */
export const createTableQueue = (db: Db, clock: Clock): PublishQueue => {
  const held = new Set<string>()
  return {
    take: async (limit) => {
      const due = await jobs.dueJobs(db, clock.now().toISOString(), limit, [...held])
      for (const job of due) held.add(job.store_id)
      return due
    },
    finish: (trx, job) => jobs.finishJob(trx, job),
    postpone: (trx, job, error, pauseSeconds) => jobs.postponeJob(trx, job, nextTryOf(job, clock, pauseSeconds), error),
    release: async (job) => void held.delete(job.store_id),
    stop: async () => {},
  }
}
