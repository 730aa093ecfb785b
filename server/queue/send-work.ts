import { type Db, isPostgres } from '#server/db/database.ts'
import { type BossQueue, type NewJob, sendJob, sendJobs, sendNewJob, sendNewJobs } from '#server/db/postgres/boss.ts'
import type { Work } from './work-queue.ts'

/**
 * Sends a key to pg-boss, due `inMs` from now, in the transaction that writes the work itself. Returns `false` when it
 * already waits there. Does nothing on SQLite, where the rows are the queue.
 */
export const sendNew = async (trx: Db, queue: BossQueue, key: string, inMs = 0): Promise<boolean> =>
  !isPostgres(trx) || (await sendNewJob(trx, queue, { key, priority: 0, inMs }))

/** Sends a key as due now, even if it waits for a later time. */
export const sendNow = async (trx: Db, queue: BossQueue, key: string): Promise<void> => {
  if (!(await sendNew(trx, queue, key))) await sendJob(trx, queue, { key, priority: 0, inMs: 0 })
}

type Sent = Pick<Work, 'queue' | 'duesOf'>

/** Returns jobs for keys, due as their rows say. Leaves out keys without waiting rows. */
const jobsOf = async (trx: Db, { duesOf }: Sent, keys: string[], now: Date): Promise<NewJob[]> =>
  (await duesOf(trx, keys, now)).map(({ key, at, priority }) => ({
    key,
    priority,
    inMs: Date.parse(at) - now.getTime(),
  }))

/** Sends a key, due as its rows say but not before `leastMs`. Does nothing when no row waits. */
export const sendWork = async (trx: Db, work: Sent, key: string, now: Date, leastMs = 0): Promise<void> => {
  if (!isPostgres(trx)) return
  for (const job of await jobsOf(trx, work, [key], now)) {
    await sendJob(trx, work.queue, { ...job, inMs: Math.max(leastMs, job.inMs) })
  }
}

/** Sends up to a few hundred distinct keys. */
export const sendWorks = async (trx: Db, work: Sent, keys: string[], now: Date): Promise<void> => {
  if (isPostgres(trx)) await sendJobs(trx, work.queue, await jobsOf(trx, work, keys, now))
}

/** Sends up to a few hundred distinct keys, unless they already wait at pg-boss. */
export const sendMissingWorks = async (trx: Db, work: Sent, keys: string[], now: Date): Promise<void> => {
  await sendNewJobs(trx, work.queue, await jobsOf(trx, work, keys, now))
}
