import type { IdleTask } from '#server/background/idle-tasks.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { storesPastPlanExpiry } from '#server/records/publications/publications.repo.ts'
import { dueEvery } from './due.ts'

const HOUR_MS = 3_600_000

/** Once an hour, enqueues stores whose plan ended since they were published. Their pages lose paid features. */
export const createPlanEnds = (deps: Pick<Deps, 'db' | 'writes' | 'clock'>): IdleTask => {
  const hourly = dueEvery(deps.clock, HOUR_MS)
  return async () => {
    if (!hourly.isDue()) return false
    hourly.done()
    const ended = await storesPastPlanExpiry(deps.db, deps.clock.now().toISOString())
    if (ended.length > 0) await write(deps, (trx) => enqueueRepublish(trx, deps.clock, ended, { background: true }))
    return false
  }
}
