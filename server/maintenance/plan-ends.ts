import type { IdleTask } from '#server/background/idle-tasks.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { recordPlanEnd } from '#server/modules/operation/admin/plan-end.ts'
import { usersWithNewEnd } from '#server/modules/operation/admin/users.repo.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { storesPastPlanExpiry } from '#server/records/publications/publications.repo.ts'
import { findUserById, withPlanInForce } from '#server/records/users/users.repo.ts'
import { dueEvery } from './due.ts'

const HOUR_MS = 3_600_000
/** Sellers told per step, so that other writes do not wait long. */
const BATCH = 50

/**
 * Once an hour, tells sellers that their plan has ended, and enqueues stores whose plan ended since they were
 * published. Their pages lose paid features.
 */
export const createPlanEnds = (deps: Pick<Deps, 'db' | 'writes' | 'clock' | 'config'>): IdleTask => {
  const hourly = dueEvery(deps.clock, HOUR_MS)
  return async () => {
    if (!hourly.isDue()) return false
    const now = deps.clock.now()
    const ended = await usersWithNewEnd(deps.db, now.toISOString(), BATCH)
    for (const { id } of ended) {
      await write(deps, async (trx) => {
        await lock(trx, 'account', id)
        const user = await findUserById(trx, id)
        // An admin may just have extended it.
        if (user?.plan === 'paid' && withPlanInForce(user, now).plan === 'free') await recordPlanEnd(trx, deps, user)
      })
    }
    const stores = await storesPastPlanExpiry(deps.db, now.toISOString())
    if (stores.length > 0) await write(deps, (trx) => enqueueRepublish(trx, deps.clock, stores, { background: true }))
    if (ended.length === BATCH) return true
    hourly.done()
    return false
  }
}
