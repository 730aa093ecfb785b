import { effectivePlan } from '#contract/plans.ts'
import { sendJob } from '#server/db/boss.ts'
import { type Db, isPostgres } from '#server/db/database.ts'

/** What is published first: what sellers wait for, theirs before who pays; then what nobody waits for. */
const PRIORITY = { background: 0, free: 1, paid: 2 }

/**
 * Has a store wait in the queue of pg-boss for as long as its publish job says, in the transaction that writes the job; at least
 * for `leastMs`. On SQLite the job's row is the queue.
 */
export const sendPublishJob = async (trx: Db, storeId: string, now: Date, leastMs = 0): Promise<void> => {
  if (!isPostgres(trx)) return
  const job = await trx
    .selectFrom('publish_jobs')
    .leftJoin('stores', 'stores.id', 'publish_jobs.store_id')
    .leftJoin('users', 'users.id', 'stores.user_id')
    .select(['background', 'next_attempt_at', 'plan', 'plan_expiry'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  if (!job) return
  const plan = effectivePlan(job.plan ?? 'free', job.plan_expiry, now)
  await sendJob(trx, 'publications', storeId, {
    priority: job.background === 1 ? PRIORITY.background : PRIORITY[plan],
    inMs: Math.max(leastMs, Date.parse(job.next_attempt_at) - now.getTime()),
  })
}
