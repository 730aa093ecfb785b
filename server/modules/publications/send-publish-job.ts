import { effectivePlan } from '#contract/plans.ts'
import { type NewJob, sendJob, sendJobs } from '#server/db/boss.ts'
import { type Db, isPostgres } from '#server/db/database.ts'

const QUEUE = 'publications'
/** What is published first: what sellers wait for, theirs before who pays; then what nobody waits for. */
const PRIORITY = { background: 0, free: 1, paid: 2 }

/** How some stores wait in the queue, as their publish jobs say; at least for `leastMs`. */
const jobsFor = async (trx: Db, storeIds: string[], now: Date, leastMs: number): Promise<NewJob[]> => {
  const jobs = await trx
    .selectFrom('publish_jobs')
    .leftJoin('stores', 'stores.id', 'publish_jobs.store_id')
    .leftJoin('users', 'users.id', 'stores.user_id')
    .select(['store_id', 'background', 'next_attempt_at', 'plan', 'plan_expiry'])
    .where('store_id', 'in', storeIds)
    .execute()
  return jobs.map(({ store_id, background, next_attempt_at, plan, plan_expiry }) => ({
    key: store_id,
    priority: background === 1 ? PRIORITY.background : PRIORITY[effectivePlan(plan ?? 'free', plan_expiry, now)],
    inMs: Math.max(leastMs, Date.parse(next_attempt_at) - now.getTime()),
  }))
}

/**
 * Has a store wait in the queue of pg-boss for as long as its publish job says, in the transaction that writes the job; at least
 * for `leastMs`. On SQLite the job's row is the queue.
 */
export const sendPublishJob = async (trx: Db, storeId: string, now: Date, leastMs = 0): Promise<void> => {
  if (!isPostgres(trx)) return
  for (const job of await jobsFor(trx, [storeId], now, leastMs)) await sendJob(trx, QUEUE, job)
}

/** The same for some hundred stores. */
export const sendPublishJobs = async (trx: Db, storeIds: string[], now: Date): Promise<void> => {
  if (isPostgres(trx)) await sendJobs(trx, QUEUE, await jobsFor(trx, storeIds, now, 0))
}
