import { type BossQueue, type NewJob, sendJob, sendJobs, sendNewJob } from '#server/db/boss.ts'
import { type Db, isPostgres } from '#server/db/database.ts'
import type { Work } from './work-queue.ts'

const NOW = { priority: 0, inMs: 0 }

/**
 * Has pg-boss hand out a key, in the transaction that writes what is to be done, unless it is to be handed out anyway, now or later. Returns false
 * then. On SQLite the rows are the queue.
 */
export const sendNew = async (trx: Db, queue: BossQueue, key: string): Promise<boolean> =>
  !isPostgres(trx) || (await sendNewJob(trx, queue, { key, ...NOW }))

/** The same, and if it was to be handed out later, then now. */
export const sendNow = async (trx: Db, queue: BossQueue, key: string): Promise<void> => {
  if (!(await sendNew(trx, queue, key))) await sendJob(trx, queue, { key, ...NOW })
}

type Sent = Pick<Work, 'queue' | 'duesOf'>

/** How keys wait at pg-boss, as their rows say; those under which anything does. */
const jobsOf = async (trx: Db, { duesOf }: Sent, keys: string[], now: Date): Promise<NewJob[]> =>
  (await duesOf(trx, keys, now)).map(({ key, at, priority }) => ({
    key,
    priority,
    inMs: Date.parse(at) - now.getTime(),
  }))

/** Has pg-boss hand out a key when its rows say, and not before `leastMs` from now; not at all when nothing waits. */
export const sendWork = async (trx: Db, work: Sent, key: string, now: Date, leastMs = 0): Promise<void> => {
  if (!isPostgres(trx)) return
  for (const job of await jobsOf(trx, work, [key], now)) {
    await sendJob(trx, work.queue, { ...job, inMs: Math.max(leastMs, job.inMs) })
  }
}

/** The same for some hundred keys, each of which is named once. */
export const sendWorks = async (trx: Db, work: Sent, keys: string[], now: Date): Promise<void> => {
  if (isPostgres(trx)) await sendJobs(trx, work.queue, await jobsOf(trx, work, keys, now))
}
