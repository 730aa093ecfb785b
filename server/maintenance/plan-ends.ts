import type { IdleTask } from '#server/background/idle-tasks.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { storesPastPlanExpiry } from '#server/modules/publications/publications.repo.ts'
import { enqueueRepublish } from '#server/modules/publications/publications.service.ts'

const EVERY_MS = 3_600_000

/** Once an hour, enqueues stores whose plan has ended since they were published: their pages lose what is the paid plan's. */
export const createPlanEnds = (deps: Pick<Deps, 'db' | 'writes' | 'clock'>): IdleTask => {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = deps.clock.now()
    if (now.getTime() < next) return false
    next = now.getTime() + EVERY_MS
    const ended = await storesPastPlanExpiry(deps.db, now.toISOString())
    if (ended.length > 0) await write(deps, (trx) => enqueueRepublish(trx, deps.clock, ended, { background: true }))
    return false
  }
}
