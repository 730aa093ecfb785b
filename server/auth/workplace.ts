import { effectivePlan, plans } from '#contract/plans.ts'
import type { ShopRole } from '#contract/staff/policies.ts'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { findJob, type StaffRow, staffOf } from '#server/records/staff/staff.repo.ts'
import { findStoreById, findStoreByOwner, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'

/** The shop that somebody works in. `owner` carries its plan and its limits. */
export interface Workplace {
  store: StoreRow
  owner: UserRow
  role: ShopRole
  /** Whether others than the owner work here. */
  shared: boolean
}

type PlannedUser = Pick<UserRow, 'plan' | 'plan_expiry'>

/** Returns how many people a plan lets work in a shop beside its owner. */
export const staffLimit = ({ plan, plan_expiry }: PlannedUser, now: Date): number =>
  plans[effectivePlan(plan, plan_expiry, now)].staff

/** Whether the plan has room for this one: the oldest stay when it becomes smaller. Open invitations take none. */
export const hasRoom = (row: StaffRow, all: readonly StaffRow[], limit: number): boolean =>
  all.filter(({ user_id }) => user_id !== null).findIndex(({ id }) => id === row.id) < limit

/** Returns the shop an account owns, else the one it works in. `undefined` when its plan has no room for it now. */
export const workplaceOf = async (db: Db, clock: Clock, user: UserRow): Promise<Workplace | undefined> => {
  const own = await findStoreByOwner(db, user.id)
  if (own) return { store: own, owner: user, role: 'owner', shared: false }
  const job = await findJob(db, user.id)
  const store = job && (await findStoreById(db, job.store_id))
  const owner = store && (await findUserById(db, store.user_id))
  if (!job || !owner || owner.deletion_at) return undefined
  const isIn = hasRoom(job, await staffOf(db, store.id), staffLimit(owner, clock.now()))
  return isIn ? { store, owner, role: job.role, shared: true } : undefined
}
