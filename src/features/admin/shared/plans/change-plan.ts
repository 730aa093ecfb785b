import { changeUserPlan } from '#contract/admin/admin-users.endpoints.ts'
import type { AdminUser, PlanRequest } from '#contract/admin/admin-users.ts'
import { call } from '#src/lib/api/api.ts'

/** A user as seen with her plan. */
export type PlannedUser = Pick<AdminUser, 'id' | 'email' | 'plan' | 'plan_expiry' | 'country_code' | 'version'>

export const PLAN_FAILED = 'Failed to update user plan'

/** Changes a plan. Refused if somebody else was faster. */
export const changePlan = ({ id, version }: PlannedUser, change: PlanRequest) =>
  call(changeUserPlan, { params: { id }, json: change, headers: { 'if-match': `"${version}"` } })
