import { storedValues } from '#layouts/kit/fields/layout-values.ts'
import { dueEvery } from '#server/background/due.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { lastDay, layoutsWithLastDay } from '#server/modules/layouts/last-day.ts'
import { designsOnAir } from '#server/modules/publications/publications.repo.ts'
import { enqueueRepublish } from '#server/modules/publications/publications.service.ts'

const HOUR_MS = 3_600_000

/** Once an hour, enqueues stores whose pages name the last day of a collection that is past: they no longer name it then. */
export const createCollectionEnds = (deps: Pick<Deps, 'db' | 'writes' | 'clock'>): IdleTask => {
  const hourly = dueEvery(deps.clock, HOUR_MS)
  return async () => {
    if (!hourly.isDue()) return false
    hourly.done()
    const now = deps.clock.now()
    const ended = (await designsOnAir(deps.db, layoutsWithLastDay)).filter(
      ({ published_at, updated_at, ...design }) => {
        const layout = { id: design.layout, values: storedValues(design) }
        return lastDay(layout, updated_at, new Date(published_at)) && !lastDay(layout, updated_at, now)
      },
    )
    const stores = ended.map(({ store_id }) => store_id)
    if (stores.length > 0) await write(deps, (trx) => enqueueRepublish(trx, deps.clock, stores, { background: true }))
    return false
  }
}
