import { TREND_DAYS } from '#contract/admin/platform.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { daysBefore, pakistanTime } from '#server/lib/pakistan-time.ts'
import {
  addUp,
  lastCountedDay,
  nextStoresDays,
  type PlatformDay,
  replaceDays,
} from '#server/modules/growth/analytics/platform-days.ts'
import { beat, PLATFORM_DAYS } from '#server/modules/operation/health/heartbeats.ts'
import { dueEvery } from './due.ts'

const EVERY_MS = 10 * 60_000
/** Stores per step. */
const BATCH = 500

/**
 * Every ten minutes, sums views and orders of all stores in steps, from the day before the last counted one. Earlier
 * days no longer change. Counting with each event would make everybody write the same row.
 */
export const createPlatformDays = (deps: Pick<Deps, 'db' | 'writes' | 'clock'>): IdleTask => {
  const due = dueEvery(deps.clock, EVERY_MS)
  let pass: { from: string; after: string; sums: Map<string, PlatformDay> } | undefined

  const begin = async (now: Date) => {
    const earliest = daysBefore(pakistanTime(now).day, TREND_DAYS - 1)
    const counted = await lastCountedDay(deps.db)
    const from = counted && daysBefore(counted, 1) > earliest ? daysBefore(counted, 1) : earliest
    return { from, after: '', sums: new Map<string, PlatformDay>() }
  }

  return async () => {
    if (!pass && !due.isDue()) return false
    const now = deps.clock.now()
    pass ??= await begin(now)
    const { from, after, sums } = pass
    const { days, last } = await nextStoresDays(deps.db, { from, after, limit: BATCH, now })
    addUp(sums, days)
    if (last !== undefined) {
      pass.after = last
      return true
    }
    await write(deps, async (trx) => {
      await replaceDays(trx, from, [...sums.values()])
      await beat(trx, PLATFORM_DAYS, now.toISOString())
    })
    pass = undefined
    due.done()
    return false
  }
}
