import { changeUserPlan } from '#contract/admin/admin-users.endpoints.ts'
import type { AdminUser, PlanChange } from '#contract/admin/admin-users.ts'
import { call } from '#src/lib/api/api.ts'

/** A user as seen with her plan. */
export type PlannedUser = Pick<AdminUser, 'id' | 'email' | 'plan' | 'plan_expiry' | 'version'>

export const PLAN_FAILED = 'Failed to update user plan'

/** Changes a plan. Refused if somebody else was faster. */
export const changePlan = ({ id, version }: PlannedUser, change: PlanChange) =>
  call(changeUserPlan, { params: { id }, json: change, headers: { 'if-match': `"${version}"` } })
