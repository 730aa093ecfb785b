import { z } from 'zod'
import { effectivePlan, mayUseLayout } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { findUserById } from '#server/records/users/users.repo.ts'

/** Contents that a version shows by right of plan, admin grant or address. */
export const versionRights = z.object({
  /** Address in all links of its pages. */
  slug: z.string().optional(),
  layout: z.string(),
  watermark: z.boolean(),
  badges: z.array(z.string()),
})
export type VersionRights = z.infer<typeof versionRights>

/** Whether a store may still show everything in a version. */
export const mayStillShow = async (
  db: Db,
  storeId: string,
  shows: VersionRights,
  { paidLayouts, now }: { paidLayouts: readonly string[]; now: Date },
): Promise<boolean> => {
  const store = await findStoreById(db, storeId)
  const owner = store && (await findUserById(db, store.user_id))
  if (!owner) return false
  const plan = effectivePlan(owner.plan, owner.plan_expiry, now)
  return (
    mayUseLayout(plan, paidLayouts, owner.allowed_layouts, shows.layout) &&
    (shows.watermark || plan !== 'free') &&
    shows.badges.every((badge) => store.badges.some((worn) => worn === badge))
  )
}
