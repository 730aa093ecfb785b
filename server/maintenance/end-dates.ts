import { layouts } from '#layouts/registry.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { daysBefore, pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'
import { chosenEndDate, offersEndDate } from '#server/publish/pages/end-date.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { liveDesigns } from '#server/records/publications/live-designs.repo.ts'
import { dueEvery } from './due.ts'

const HOUR_MS = 3_600_000
/** Days to look back. A collection closes within 30 days of its page, and the server may have been off for 30. */
const LOOK_BACK_DAYS = 60

/** Once an hour, enqueues stores whose collection has ended since their pages were published. */
export const createEndDates = (deps: Pick<Deps, 'db' | 'writes' | 'clock'>): IdleTask => {
  const hourly = dueEvery(deps.clock, HOUR_MS)
  const dated = [...layouts.values()].filter(offersEndDate).map(({ id }) => id)
  return async () => {
    if (!hourly.isDue()) return false
    hourly.done()
    const { day: today } = pakistanTime(deps.clock.now())
    const designs = await liveDesigns(deps.db, dated, startOfDay(daysBefore(today, LOOK_BACK_DAYS)))
    const past = designs.filter((design) => {
      const layout = layouts.get(design.layout)
      const day = layout && chosenEndDate({ layout, values: design.values, savedAt: new Date(design.updated_at) })
      return day && day < today && pakistanTime(new Date(design.published_at)).day <= day
    })
    const stores = past.map(({ store_id }) => store_id)
    if (stores.length > 0) await write(deps, (trx) => enqueueRepublish(trx, deps.clock, stores, { background: true }))
    return false
  }
}
