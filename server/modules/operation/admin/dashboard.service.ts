import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { eventTotals } from '#server/modules/growth/analytics/figures.repo.ts'
import { presentStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { needsAttention } from './attention.service.ts'

const WEEK_MS = 7 * 86_400_000
const TOP = 5

/** Returns a percentage with one decimal, 0 when `whole` is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).n)

const count = (db: Db, table: 'users' | 'stores' | 'products') =>
  countOf(db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n')))

const since = (db: Db, table: 'users' | 'stores', moment: string) =>
  countOf(
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('created_at', '>=', moment),
  )

const topStores = async (db: Db) => {
  const top = await db
    .selectFrom('products')
    .select((eb) => ['store_id', eb.fn.countAll<number>().as('product_count')])
    .groupBy('store_id')
    .orderBy('product_count', 'desc')
    .orderBy('store_id')
    .limit(TOP)
    .execute()
  const shown = []
  for (const { store_id, product_count } of top) {
    const row = await findStoreById(db, store_id)
    if (row) shown.push({ store: await presentStore(db, row), product_count: Number(product_count) })
  }
  return shown
}

/** Returns the figures of the admin's first screen. An expired paid plan does not count as paid. */
export const adminDashboard = async (deps: Deps) => {
  const { db, clock } = deps
  const now = clock.now()
  const lastWeek = new Date(now.getTime() - WEEK_MS).toISOString()
  const total_users = await count(db, 'users')
  const paid_users = await countOf(
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('plan', '=', 'paid')
      .where((eb) => eb.or([eb('plan_expiry', 'is', null), eb('plan_expiry', '>', now.toISOString())])),
  )
  return {
    platform_stats: {
      total_users,
      paid_users,
      free_users: total_users - paid_users,
      total_stores: await count(db, 'stores'),
      total_products: await count(db, 'products'),
      conversion_rate: percent(paid_users, total_users),
    },
    recent_activity: {
      new_users_week: await since(db, 'users', lastWeek),
      new_stores_week: await since(db, 'stores', lastWeek),
    },
    top_stores: await topStores(db),
    attention: await needsAttention(deps),
  }
}

/** Counts the orders of all stores from running totals, a row per store and status. */
const allOrders = (db: Db) =>
  countOf(
    db.selectFrom('order_totals').select((eb) => eb.fn.coalesce(eb.fn.sum<number>('orders'), sql<number>`0`).as('n')),
  )

/** Returns views and clicks over all stores. `conversion_rate` is orders per hundred views. */
export const platformAnalytics = async ({ db }: Deps) => {
  const counts = await eventTotals(db)
  const of = (...types: string[]) => types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0)
  const total_views = of('store_view')
  return {
    total_views,
    // Counts the click only, as a tap also sends `product_view`.
    total_product_clicks: of('product_clicked'),
    total_whatsapp_clicks: of('whatsapp_click'),
    conversion_rate: percent(await allOrders(db), total_views),
  }
}
