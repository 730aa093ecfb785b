import { z } from 'zod'
import { mayUseLayout } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { publishedLayoutId } from '#server/records/layouts/layout-config.ts'
import { planInForceIs, toUser } from '#server/records/users/users.repo.ts'

const shownLayout = jsonColumn(z.object({ layout: z.string() }).nullable(), null)

/**
 * Stores of paid sellers that are live in another layout than the operator's list gives them now. A store that was
 * rolled back keeps its version while its layout is allowed.
 */
export const storesInOtherLayout = async (
  db: Db,
  paidLayouts: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('users')
    .innerJoin('stores', 'stores.user_id', 'users.id')
    .innerJoin('publications', 'publications.store_id', 'stores.id')
    .leftJoin('layout_configs', 'layout_configs.store_id', 'stores.id')
    .select((eb) => [
      'stores.id',
      'users.plan',
      'users.plan_expiry',
      'users.allowed_layouts',
      'layout_configs.layout',
      'publications.version',
      'publications.shows',
      eb
        .selectFrom('publications as newer')
        .select(({ fn }) => fn.max('newer.version').as('newest'))
        .whereRef('newer.store_id', '=', 'stores.id')
        .as('newest'),
    ])
    .where((eb) => planInForceIs(eb, 'paid', now))
    .where('publications.live', '=', 1)
    .where('publications.shows', 'is not', null)
    .execute()
  const others = rows.filter(({ layout, version, newest, shows, ...stored }) => {
    const owner = toUser(stored)
    const shown = shownLayout(shows ?? 'null')?.layout
    if (shown === undefined) return false
    if (version !== newest) return !mayUseLayout('paid', paidLayouts, owner.allowed_layouts, shown)
    return shown !== publishedLayoutId(owner, layout ?? 'default', paidLayouts, now)
  })
  return new Set(others.map(({ id }) => id))
}
