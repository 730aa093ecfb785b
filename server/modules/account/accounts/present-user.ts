import type { User } from '#contract/accounts/accounts.ts'
import { effectivePlan } from '#contract/plans.ts'
import { type Workplace, workplaceOf } from '#server/auth/workplace.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/**
 * Returns what an account's owner sees. An expired plan shows as `free` without an expiry. Somebody who works in a shop
 * sees its plan.
 */
export const presentUser = (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  row: UserRow,
  shop?: Workplace,
): User => {
  const { plan: named, plan_expiry, plan_ended_at, allowed_layouts } = shop?.owner ?? row
  const plan = effectivePlan(named, plan_expiry, clock.now())
  const limit = config.paidProductLimit
  return {
    id: row.id,
    email: row.email,
    plan,
    plan_expiry: plan === 'paid' ? plan_expiry : null,
    plan_ended_at: plan === named ? plan_ended_at : plan_expiry,
    paid_product_limit: Number.isFinite(limit) ? limit : null,
    paid_layouts: [...config.paidLayouts],
    allowed_layouts,
    referral_price: row.referral_price,
    whatsapp_number: row.whatsapp_number,
    country_code: row.country_code,
    role: row.role,
    language: row.language,
    works_in: !shop || shop.role === 'owner' ? null : { store_name: shop.store.name, role: shop.role },
    deletion_at: row.deletion_at,
  }
}

/** As `presentUser`, with the shop that the account works in. */
export const presentMe = async (deps: Pick<Deps, 'db' | 'clock' | 'config'>, row: UserRow): Promise<User> =>
  presentUser(deps, row, await workplaceOf(deps.db, deps.clock, row))
