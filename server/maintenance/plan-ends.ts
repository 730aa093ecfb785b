import type { Db } from '#server/db/database.ts'
import { storesPastPlanExpiry } from '#server/modules/publications/publications.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Chore } from '../background/idle-tasks.ts'
import { orderPublications } from '../publish/reconcile.ts'

const HOUR = 3_600_000

interface PlanEndsOptions {
  db: Db
  clock: Clock
  wake: () => void
}

/** Once an hour, orders the pages of stores whose plan has ended since they were published: they lose what is the paid plan's. */
export const createPlanEnds = ({ db, clock, wake }: PlanEndsOptions): Chore => {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return false
    next = now.getTime() + HOUR
    await orderPublications(db, clock, await storesPastPlanExpiry(db, now.toISOString()), { background: true })
    wake()
    return false
  }
}
