import type { User } from '#contract/accounts/accounts.ts'
import { effectivePlan } from '#contract/plans.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Returns what an account's owner sees. An expired plan shows as `free` without an expiry. */
export const presentUser = ({ clock, config }: Pick<Deps, 'clock' | 'config'>, row: UserRow): User => {
  const plan = effectivePlan(row.plan, row.plan_expiry, clock.now())
  const limit = config.paidProductLimit
  return {
    id: row.id,
    email: row.email,
    plan,
    plan_expiry: plan === 'paid' ? row.plan_expiry : null,
    plan_ended_at: plan === row.plan ? row.plan_ended_at : row.plan_expiry,
    paid_product_limit: Number.isFinite(limit) ? limit : null,
    paid_layouts: [...config.paidLayouts],
    allowed_layouts: row.allowed_layouts,
    referral_price: row.referral_price,
    whatsapp_number: row.whatsapp_number,
    country_code: row.country_code,
    role: row.role,
    deletion_at: row.deletion_at,
  }
}
