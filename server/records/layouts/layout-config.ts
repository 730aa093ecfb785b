import { effectivePlan, mayUseLayout } from '#contract/plans.ts'
import type { LayoutConfig, SavedLayoutConfig } from '#contract/stores/stores.ts'
import { fallbacksOf } from '#layouts/registry.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { findLayoutConfig, type LayoutConfigRow } from './layouts.repo.ts'

const untouched: LayoutConfig = { layout: 'default', customizations: {}, config: {} }

const present = (row: LayoutConfigRow | undefined): LayoutConfig =>
  row ? { layout: row.layout, customizations: row.customizations, config: row.config } : untouched

/** Returns a store's layout and its values. A store that has chosen nothing has the default layout. */
export const layoutConfigOf = async (db: Db, storeId: string): Promise<LayoutConfig> =>
  present(await findLayoutConfig(db, storeId))

/** Returns the layout to render with: the chosen one while the plan allows it, else its first allowed fallback. */
export const publishedLayoutId = (
  owner: Pick<UserRow, 'plan' | 'plan_expiry' | 'allowed_layouts'>,
  chosen: string,
  paidLayouts: readonly string[],
  now: Date,
): string => {
  const plan = effectivePlan(owner.plan, owner.plan_expiry, now)
  const usable = fallbacksOf(chosen).find(({ id }) => mayUseLayout(plan, paidLayouts, owner.allowed_layouts, id))
  return usable?.id ?? 'default'
}

/** Returns the layout that buyers see of a chosen one. */
export const layoutInForce = (
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  owner: Parameters<typeof publishedLayoutId>[0],
  chosen: string,
): string => publishedLayoutId(owner, chosen, config.paidLayouts, clock.now())

/** Returns the layout choice and when it last changed. Without a choice, that is when the store was created. */
export const datedLayoutConfigOf = async (
  db: Db,
  store: Pick<StoreRow, 'id' | 'created_at'>,
): Promise<Pick<SavedLayoutConfig, 'layoutConfig' | 'updated_at'>> => {
  const row = await findLayoutConfig(db, store.id)
  return { layoutConfig: present(row), updated_at: row?.updated_at ?? store.created_at }
}
