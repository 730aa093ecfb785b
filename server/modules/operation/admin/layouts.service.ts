import type { AvailableLayouts } from '#contract/admin/admin-stores.ts'
import { messages } from '#contract/error-messages.ts'
import { effectivePlan, layoutsOf, mayUseLayout } from '#contract/plans.ts'
import type { LayoutManifest } from '#layouts/kit/define-layout.ts'
import { layouts } from '#layouts/registry.ts'
import type { Db } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { changeLayout, savedLayoutConfigOf } from '#server/modules/shop/layouts/layouts.service.ts'
import { upsertLayoutConfig } from '#server/records/layouts/layouts.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { findUserById, type UserRow, updateUser } from '#server/records/users/users.repo.ts'
import { storeToChange } from './stores.service.ts'
import { republishStoreOf, userToChange } from './users.service.ts'

const categoryOf = (
  { id, adminOnly }: LayoutManifest,
  paidLayouts: readonly string[],
): AvailableLayouts['layouts'][number]['category'] => {
  if (layoutsOf('free', paidLayouts).includes(id)) return 'basic'
  if (paidLayouts.includes(id)) return 'paid'
  return adminOnly ? 'admin_only' : 'industry'
}

/** Returns all layouts as the admin panel lists them, and those that only an admin can grant. */
export const availableLayouts = (paidLayouts: readonly string[]): AvailableLayouts => {
  const all = [...layouts.values()].map((layout) => ({
    id: layout.id,
    name: layout.displayName,
    category: categoryOf(layout, paidLayouts),
    industry: layout.industry,
  }))
  return {
    layouts: all,
    admin_granatable_layouts: all.filter(({ category }) => category === 'industry' || category === 'admin_only'),
  }
}

/** Counts stores per layout. Stores without a choice count for the default one. */
export const layoutUsage = async (db: Db) => {
  const rows = await db
    .selectFrom('layout_configs')
    .select((eb) => ['layout', eb.fn.countAll<number>().as('count')])
    .groupBy('layout')
    .execute()
  const { stores } = await db
    .selectFrom('stores')
    .select((eb) => eb.fn.countAll<number>().as('stores'))
    .executeTakeFirstOrThrow()
  const total = Number(stores)
  const counts = new Map(rows.map((row) => [row.layout, Number(row.count)]))
  const chosen = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total > chosen) counts.set('default', (counts.get('default') ?? 0) + total - chosen)
  return [...counts]
    .map(([layout, count]) => ({ layout, count, percentage: Math.round((count / total) * 1000) / 10 }))
    .sort((one, other) => other.count - one.count || one.layout.localeCompare(other.layout))
}

/**
 * Sets the layouts a user may use beside those of the plan. Accepts any existing layout, so what is shown can be
 * saved back. Throws `invalid`, or as `userToChange` does.
 */
export const setLayoutPermissions = async (
  deps: Deps,
  admin: UserRow,
  id: string,
  granted: string[],
  ifMatch?: string,
) => {
  const allowed = [...new Set(granted)]
  const unknown = allowed.find((layout) => !layouts.has(layout))
  if (unknown !== undefined) throw invalidField('allowed_layouts', `Layout ${unknown} cannot be granted`)
  await write(deps, async (trx) => {
    const user = await userToChange(trx, deps, id, ifMatch)
    await updateUser(trx, id, { allowed_layouts: allowed })
    await republishStoreOf(trx, deps, id)
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'user.layouts',
      subject: id,
      before: user.allowed_layouts,
      after: allowed,
    })
  })
  return allowed
}

/**
 * Sets a store's layout and grants it to the owner if the plan does not include it.
 * Values carry over as when the owner changes the layout.
 */
export const assignLayout = async (
  deps: Deps,
  admin: UserRow,
  storeId: string,
  layout: string,
  ifMatch?: string,
): Promise<void> => {
  if (!layouts.has(layout)) throw invalidField('layout', 'Unknown layout')
  await changeAndPublish(deps, storeId, async (trx) => {
    const store = await storeToChange(trx, storeId, ifMatch)
    await lock(trx, 'account', store.user_id)
    const owner = await findUserById(trx, store.user_id)
    if (!owner) throw new AppError('not_found', messages.noSuchStore)
    const granted = owner.allowed_layouts
    const plan = effectivePlan(owner.plan, owner.plan_expiry, deps.clock.now())
    const after = mayUseLayout(plan, deps.config.paidLayouts, granted, layout) ? granted : [...granted, layout]
    await updateUser(trx, owner.id, { allowed_layouts: after })
    const current = await savedLayoutConfigOf(trx, store)
    await upsertLayoutConfig(trx, {
      store_id: storeId,
      ...(await changeLayout(trx, storeId, current, layout)),
      updated_at: nextUpdatedAt(deps.clock.now(), current.updated_at),
    })
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'store.layout',
      subject: storeId,
      before: { layout: current.layoutConfig.layout, allowed_layouts: granted },
      after: { layout, allowed_layouts: after },
    })
  })
}
