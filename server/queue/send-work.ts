import { type BossQueue, sendJob, sendNewJob } from '#server/db/boss.ts'
import { type Db, isPostgres } from '#server/db/database.ts'
import type { Work } from './work-queue.ts'

const NOW = { priority: 0, inMs: 0 }

/**
 * Has pg-boss hand out a key, in the transaction that writes what is to be done, unless it is to be handed out anyway, now or later. Returns false
 * then. On SQLite the rows are the queue.
 */
export const sendNew = async (trx: Db, queue: BossQueue, key: string): Promise<boolean> =>
  !isPostgres(trx) || (await sendNewJob(trx, queue, key, NOW))

/** The same, and if it was to be handed out later, then now. */
export const sendNow = async (trx: Db, queue: BossQueue, key: string): Promise<void> => {
  if (!(await sendNew(trx, queue, key))) await sendJob(trx, queue, key, NOW)
}

/** Has pg-boss hand out a key when its rows say, and not before `leastMs` from now; not at all when nothing waits. */
export const sendWork = async (
  trx: Db,
  { queue, dueOf }: Pick<Work, 'queue' | 'dueOf'>,
  key: string,
  now: Date,
  leastMs = 0,
): Promise<void> => {
  if (!isPostgres(trx)) return
  const due = await dueOf(trx, key, now)
  if (!due) return
  const inMs = Math.max(leastMs, Date.parse(due.at) - now.getTime())
  await sendJob(trx, queue, key, { priority: due.priority, inMs })
}
