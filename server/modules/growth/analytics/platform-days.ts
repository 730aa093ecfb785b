import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { withPlanInForce } from '#server/records/users/users.repo.ts'
import type { PlatformDaysTable } from './analytics.table.ts'

export type PlatformDay = Selectable<PlatformDaysTable>

const figures = ['views', 'interactions', 'whatsapp_clicks', 'orders'] as const

/** Returns the figures since `from` of the next `limit` stores. `last` is the id to go on from, if any is left. */
export const nextStoresDays = async (
  db: Db,
  { after, from, limit, now }: { after: string; from: string; limit: number; now: Date },
): Promise<{ days: PlatformDay[]; last: string | undefined }> => {
  const stores = await db
    .selectFrom('stores')
    .innerJoin('users', 'users.id', 'stores.user_id')
    .leftJoin('layout_configs', 'layout_configs.store_id', 'stores.id')
    .select(['stores.id', 'users.plan', 'users.plan_expiry', 'layout_configs.layout'])
    .where('stores.id', '>', after)
    .orderBy('stores.id')
    .limit(limit)
    .execute()
  if (stores.length === 0) return { days: [], last: undefined }
  const rows = await db
    .selectFrom('store_days')
    .select(['store_id', 'day', ...figures])
    .where(
      'store_id',
      'in',
      stores.map(({ id }) => id),
    )
    .where('day', '>=', from)
    .execute()
  const storeOf = new Map(stores.map((store) => [store.id, withPlanInForce(store, now)]))
  const days = rows.flatMap(({ store_id, ...row }) => {
    const store = storeOf.get(store_id)
    return store ? [{ ...row, layout: store.layout ?? 'default', plan: store.plan }] : []
  })
  return { days, last: stores.length < limit ? undefined : stores.at(-1)?.id }
}

/** Adds figures to `sums` by day, layout and plan. */
export const addUp = (sums: Map<string, PlatformDay>, days: readonly PlatformDay[]): void => {
  for (const row of days) {
    const key = `${row.day} ${row.layout} ${row.plan}`
    const sum = sums.get(key)
    if (!sum) sums.set(key, { ...row })
    else for (const figure of figures) sum[figure] += row[figure]
  }
}

/** Replaces the figures of the days since `from`. */
export const replaceDays = async (trx: Transaction, from: string, days: PlatformDay[]): Promise<void> => {
  await trx.deleteFrom('platform_days').where('day', '>=', from).execute()
  for (const day of days) await trx.insertInto('platform_days').values(day).execute()
}

/** Returns the last counted day. */
export const lastCountedDay = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('platform_days').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst())?.day

export const platformDaysSince = (db: Db, from: string): Promise<PlatformDay[]> =>
  db.selectFrom('platform_days').selectAll().where('day', '>=', from).execute()

const publicationsUpsert = prepared((db, { day }: { day: string }) =>
  db
    .insertInto('publication_days')
    .values({ day, publications: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ publications: eb('publication_days.publications', '+', 1) })),
    ),
)

/** Counts a publication in its day. Runs in the transaction that records it. */
export const countPublication = async (trx: Transaction, now: Date): Promise<void> => {
  await publicationsUpsert(trx, { day: pakistanTime(now).day })
}

export const publicationDaysSince = (db: Db, from: string) =>
  db.selectFrom('publication_days').selectAll().where('day', '>=', from).execute()
