import { effectivePlan } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { sendWork } from '#server/queue/send-work.ts'
import type { Work } from '#server/queue/work-queue.ts'

/** What is published first: what sellers wait for, theirs before who pays; then what nobody waits for. */
const PRIORITY = { background: 0, free: 1, paid: 2 }

/** The queue of publications, a store at a time. */
export const publishJobs: Pick<Work, 'queue' | 'dueOf'> = {
  queue: 'publications',
  dueOf: async (db, storeId, now) => {
    const job = await db
      .selectFrom('publish_jobs')
      .leftJoin('stores', 'stores.id', 'publish_jobs.store_id')
      .leftJoin('users', 'users.id', 'stores.user_id')
      .select(['background', 'next_attempt_at', 'plan', 'plan_expiry'])
      .where('store_id', '=', storeId)
      .executeTakeFirst()
    if (!job) return undefined
    const plan = effectivePlan(job.plan ?? 'free', job.plan_expiry, now)
    return { at: job.next_attempt_at, priority: job.background === 1 ? PRIORITY.background : PRIORITY[plan] }
  },
}

/** Has a store wait in the queue for as long as its publish job says, in the transaction that writes the job. */
export const sendPublishJob = (trx: Db, storeId: string, now: Date): Promise<void> =>
  sendWork(trx, publishJobs, storeId, now)
