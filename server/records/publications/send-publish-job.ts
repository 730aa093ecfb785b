import { effectivePlan } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { sendWork, sendWorks } from '#server/queue/send-work.ts'
import type { Work } from '#server/queue/work-queue.ts'

/** Paid sellers' saves first, then free ones', then background work. */
const PRIORITY = { background: 0, free: 1, paid: 2 }
/** Lowest priority of a save. */
export const AWAITED_PRIORITY = PRIORITY.free

/** The queue of publications, keyed by store. */
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

/** Sends a store to the queue in the transaction that writes its publish job. */
export const sendPublishJob = (trx: Db, storeId: string, now: Date): Promise<void> =>
  sendWork(trx, publishJobs, storeId, now)

/** Sends some hundred stores. */
export const sendPublishJobs = (trx: Db, storeIds: string[], now: Date): Promise<void> =>
  sendWorks(trx, publishJobs, storeIds, now)
