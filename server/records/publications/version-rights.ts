import { z } from 'zod'
import { effectivePlan, mayUseLayout } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { findUserById } from '#server/records/users/users.repo.ts'

/** What a version shows that a seller has only as long as her plan, an admin or the choice of her address gives it. */
export const versionRights = z.object({
  /** Address of its pages; all their links lead there. */
  slug: z.string().optional(),
  layout: z.string(),
  watermark: z.boolean(),
  badges: z.array(z.string()),
})
export type VersionRights = z.infer<typeof versionRights>

/** Whether a store may still show all that a version shows. */
export const mayStillShow = async (db: Db, storeId: string, shows: VersionRights, now: Date): Promise<boolean> => {
  const store = await findStoreById(db, storeId)
  const owner = store && (await findUserById(db, store.user_id))
  if (!owner) return false
  const plan = effectivePlan(owner.plan, owner.plan_expiry, now)
  return (
    mayUseLayout(plan, owner.allowed_layouts, shows.layout) &&
    (shows.watermark || plan !== 'free') &&
    shows.badges.every((badge) => store.badges.some((worn) => worn === badge))
  )
}
