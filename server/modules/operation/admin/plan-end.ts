import { longDay } from '#contract/long-day.ts'
import { effectivePlan, offeredPrice } from '#contract/plans.ts'
import { getLayout } from '#layouts/registry.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/modules/messages/notifications/notifications.service.ts'
import { layoutConfigOf, publishedLayoutId } from '#server/records/layouts/layout-config.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { type UserRow, updateUser } from '#server/records/users/users.repo.ts'

type PlanDeps = Pick<Deps, 'clock' | 'config'>

/** Returns how a seller keeps or renews Premium, and its price. */
export const howToPay = (
  act: 'keep' | 'renew',
  { referral_price, country_code }: UserRow,
  operator: string | undefined,
): string[] => [
  `To ${act} it, write to us${operator ? ` on WhatsApp: https://wa.me/${operator}` : ''}.`,
  `It costs ${offeredPrice(referral_price, country_code)} a month.`,
]

/** Returns what an end changes in a shop, or nothing where buyers see the same layout as before. */
const layoutChange = async (trx: Transaction, { clock, config }: PlanDeps, user: UserRow): Promise<string[]> => {
  const store = await findStoreByOwner(trx, user.id)
  if (!store) return []
  const chosen = (await layoutConfigOf(trx, store.id)).layout
  const shown = publishedLayoutId({ ...user, plan: 'free' }, chosen, config.paidLayouts, clock.now())
  if (shown === chosen) return []
  return [
    `Your shop now shows the ${getLayout(shown).displayName} layout. Your ${getLayout(chosen).displayName} design is kept.`,
  ]
}

/**
 * Records that a user's paid plan has ended, and tells her once for each end. Expects her account's lock.
 * An account that is being deleted is told nothing.
 */
export const recordPlanEnd = async (trx: Transaction, deps: PlanDeps, user: UserRow): Promise<void> => {
  const now = deps.clock.now()
  const isCutShort = effectivePlan(user.plan, user.plan_expiry, now) === 'paid'
  const plan_ended_at = isCutShort ? now.toISOString() : user.plan_expiry
  if (plan_ended_at === null || user.plan_ended_at === plan_ended_at) return
  await updateUser(trx, user.id, { plan_ended_at })
  if (user.deletion_at !== null) return
  const subject = `Your Premium ended on ${longDay(plan_ended_at)}`
  const message = [
    `${subject}.`,
    ...(await layoutChange(trx, deps, user)),
    'Nothing is deleted: your products, orders and designs are kept.',
    ...howToPay('renew', user, deps.config.operatorWhatsApp),
  ].join('\n')
  await notify(trx, deps.clock, [user.id], message, subject)
}
