import { effectivePlan } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { sendWork, sendWorks } from '#server/queue/send-work.ts'
import type { Work } from '#server/queue/work-queue.ts'

/** What is published first: what sellers wait for, theirs before who pays; then what nobody waits for. */
const PRIORITY = { background: 0, free: 1, paid: 2 }
/** The least priority of what a seller waits for. */
export const AWAITED_PRIORITY = PRIORITY.free

/** The queue of publications, a store at a time. */
export const publishJobs: Pick<Work, 'queue' | 'duesOf'> = {
  queue: 'publications',
  duesOf: async (db, storeIds, now) => {
    const jobs = await db
      .selectFrom('publish_jobs')
      .leftJoin('stores', 'stores.id', 'publish_jobs.store_id')
      .leftJoin('users', 'users.id', 'stores.user_id')
      .select(['store_id', 'background', 'next_attempt_at', 'plan', 'plan_expiry'])
      .where('store_id', 'in', storeIds)
      .execute()
    return jobs.map(({ store_id, background, next_attempt_at, plan, plan_expiry }) => ({
      key: store_id,
      at: next_attempt_at,
      priority: background === 1 ? PRIORITY.background : PRIORITY[effectivePlan(plan ?? 'free', plan_expiry, now)],
    }))
  },
}

/** Has a store wait in the queue for as long as its publish job says, in the transaction that writes the job. */
export const sendPublishJob = (trx: Db, storeId: string, now: Date): Promise<void> =>
  sendWork(trx, publishJobs, storeId, now)

/** The same for some hundred stores. */
export const sendPublishJobs = (trx: Db, storeIds: string[], now: Date): Promise<void> =>
  sendWorks(trx, publishJobs, storeIds, now)
