import { effectivePlan, mayUseLayout } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { findUserById } from '#server/modules/accounts/accounts.repo.ts'
import { findStoreById } from '#server/modules/stores/stores.repo.ts'

/** What a version shows that a seller has only as long as her plan, an admin or the choice of her address gives it. */
export interface VersionRights {
  /** Address of its pages; all their links lead there. */
  slug?: string
  layout: string
  watermark: boolean
  badges: string[]
}

/** Whether a store may still show all that a version shows. */
export const mayStillShow = async (db: Db, storeId: string, shows: VersionRights, now: Date): Promise<boolean> => {
  const store = await findStoreById(db, storeId)
  const owner = store && (await findUserById(db, store.user_id))
  if (!owner) return false
  const plan = effectivePlan(owner.plan, owner.plan_expiry, now)
  const badges: string[] = JSON.parse(store.badges)
  return (
    mayUseLayout(plan, JSON.parse(owner.allowed_layouts), shows.layout) &&
    (shows.watermark || plan !== 'free') &&
    shows.badges.every((badge) => badges.includes(badge))
  )
}
