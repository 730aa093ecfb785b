import { z } from 'zod'
import { looksLikePlatform, PLATFORM_NAME_TAKEN } from '#contract/names.ts'
import { effectivePlan, mayUseLayout } from '#contract/plans.ts'
import type { LayoutConfig, LayoutConfigChange, SavedLayoutConfig } from '#contract/stores/stores.ts'
import type { LayoutManifest } from '#layouts/kit/define-layout.ts'
import { carryOver } from '#layouts/kit/fields/carry-over.ts'
import { layoutValuesSchema, storedValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout, layouts } from '#layouts/registry.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { validationError } from '#server/http/on-error.ts'
import { datedLayoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { forgetKeptDesign, keepDesign, keptDesigns, upsertLayoutConfig } from '#server/records/layouts/layouts.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Schema of the older form's four values. */
const olderConfig = z.strictObject({
  heroTitle: z.string().max(50).optional(),
  heroSubtitle: z.string().max(200).optional(),
  themeColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Colours are # and six hex digits')
    .optional(),
  accentColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Colours are # and six hex digits')
    .optional(),
})

/** Returns a store's layout and the values kept of other layouts. */
export const savedLayoutConfigOf = async (
  db: Db,
  store: Pick<StoreRow, 'id' | 'created_at'>,
): Promise<SavedLayoutConfig> => ({
  ...(await datedLayoutConfigOf(db, store)),
  kept: await keptDesigns(db, store.id),
})

/**
 * Changes a store's layout and keeps the old one's values for its return. Returns the new one's starting values, see
 * `carryOver`. Does nothing for the current layout.
 */
export const changeLayout = async (
  trx: Transaction,
  storeId: string,
  { layoutConfig: current, kept }: SavedLayoutConfig,
  id: string,
): Promise<LayoutConfig> => {
  if (id === current.layout) return current
  const set = storedValues(current)
  await keepDesign(trx, storeId, current.layout, set)
  await forgetKeptDesign(trx, storeId, id)
  const present = { layout: getLayout(current.layout), values: set }
  return { layout: id, customizations: carryOver(present, getLayout(id), kept[id]).values, config: {} }
}

/** Returns the layout of this id. Throws `invalid` for an unknown one. */
export const knownLayout = (id: string): LayoutManifest => {
  const layout = layouts.get(id)
  if (!layout) throw invalidField('layout', 'Unknown layout')
  return layout
}

/** Throws `invalid` for a name in large letters that buyers could take for the platform's. */
const assertNotPlatform = (values: Record<string, unknown>): void => {
  for (const name of ['storeName', 'heroTitle']) {
    const value = values[name]
    if (typeof value === 'string' && looksLikePlatform(value)) throw invalidField(name, PLATFORM_NAME_TAKEN)
  }
}

/** Validates values for a layout. Throws `invalid` that names the fields. */
export const checkedCustomizations = (layout: LayoutManifest, values: Record<string, unknown>) => {
  assertNotPlatform(values)
  return checked(layoutValuesSchema(layout), values)
}

/** Validates the older form's four values. Throws `invalid`. */
export const checkedOlderConfig = (values: Record<string, unknown>) => {
  assertNotPlatform(values)
  return checked(olderConfig, values)
}

/**
 * Saves a layout and its values. An absent part is kept, or carried over to another layout as by `changeLayout`.
 * Throws `invalid` for an unknown layout or bad value, `forbidden` for a layout outside the plan, `conflict` when
 * `ifMatch` names an older state.
 */
export const saveLayoutConfig = async (
  deps: Deps,
  owner: UserRow,
  store: Pick<StoreRow, 'id' | 'created_at'>,
  change: LayoutConfigChange,
  ifMatch?: string,
): Promise<SavedLayoutConfig> =>
  changeAndPublish(deps, store.id, async (trx) => {
    const before = await savedLayoutConfigOf(trx, store)
    assertUnchanged(ifMatch, before.updated_at)
    const id = change.layout ?? before.layoutConfig.layout
    const layout = knownLayout(id)
    const plan = effectivePlan(owner.plan, owner.plan_expiry, deps.clock.now())
    if (!mayUseLayout(plan, deps.config.paidLayouts, owner.allowed_layouts, id)) {
      throw new AppError(
        'forbidden',
        'This layout is not part of your plan. Please contact support to upgrade your plan',
      )
    }
    const start = await changeLayout(trx, store.id, before, id)
    // Keeps an absent older form when new values come, else takes the one carried over.
    const { config } = change.customizations ? before.layoutConfig : start
    await upsertLayoutConfig(trx, {
      store_id: store.id,
      layout: id,
      customizations: change.customizations
        ? checkedCustomizations(layout, change.customizations)
        : start.customizations,
      config: change.config ? checkedOlderConfig(change.config) : config,
      updated_at: nextUpdatedAt(deps.clock.now(), before.updated_at),
    })
    await noteChange(trx, store.id, 'look')
    return savedLayoutConfigOf(trx, store)
  })

const checked = (schema: z.ZodType, values: Record<string, unknown>): LayoutConfig['customizations'] => {
  const parsed = schema.safeParse(values)
  if (!parsed.success) throw validationError(parsed.error)
  return parsed.data as LayoutConfig['customizations']
}
