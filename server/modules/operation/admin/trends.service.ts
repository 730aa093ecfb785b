import { type PlatformTrends, TREND_DAYS } from '#contract/admin/platform.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { daysBefore, pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'
import {
  type PlatformDay,
  platformDaysSince,
  publicationDaysSince,
} from '#server/modules/growth/analytics/platform-days.ts'
import { lastBeatOf, PLATFORM_DAYS } from '#server/modules/operation/health/heartbeats.ts'

const sumOf = (days: readonly PlatformDay[]) =>
  days.reduce(
    (sum, day) => ({
      views: sum.views + day.views,
      interactions: sum.interactions + day.interactions,
      whatsapp_clicks: sum.whatsapp_clicks + day.whatsapp_clicks,
      orders: sum.orders + day.orders,
    }),
    { views: 0, interactions: 0, whatsapp_clicks: 0, orders: 0 },
  )

/** Counts users or stores made on a day in Pakistan, using the index of `created_at`. */
const madeOn = async (db: Db, table: 'users' | 'stores', day: string): Promise<number> => {
  const { made } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('created_at', '>=', startOfDay(day))
    .where('created_at', '<', startOfDay(daysBefore(day, -1)))
    .executeTakeFirstOrThrow()
  return Number(made)
}

/** Returns the platform's figures of the last 30 days. Reads daily sums, so the number of events does not matter. */
export const platformTrends = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PlatformTrends> => {
  const today = pakistanTime(clock.now()).day
  const from = daysBefore(today, TREND_DAYS - 1)
  const counted = await platformDaysSince(db, from)
  const byDay = Map.groupBy(counted, (row) => row.day)
  const published = new Map((await publicationDaysSince(db, from)).map((row) => [row.day, row.publications]))
  const days = []
  for (let back = TREND_DAYS - 1; back >= 0; back--) {
    const day = daysBefore(today, back)
    days.push({
      day,
      users: await madeOn(db, 'users', day),
      stores: await madeOn(db, 'stores', day),
      publications: published.get(day) ?? 0,
      ...sumOf(byDay.get(day) ?? []),
    })
  }
  return {
    counted_at: (await lastBeatOf(db, PLATFORM_DAYS)) ?? null,
    days,
    by_layout: [...Map.groupBy(counted, (row) => row.layout)]
      .map(([layout, rows]) => ({ layout, ...sumOf(rows) }))
      .sort((one, other) => other.views - one.views || one.layout.localeCompare(other.layout)),
    by_plan: (['free', 'paid'] as const).map((plan) => ({
      plan,
      ...sumOf(counted.filter((row) => row.plan === plan)),
    })),
  }
}
