import { longDay } from '#contract/long-day.ts'
import { effectivePlan, offeredPrice } from '#contract/plans.ts'
import { getLayout } from '#layouts/registry.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { MailWords } from '#server/modules/messages/mail/mail-words.ts'
import type { Told } from '#server/modules/messages/notifications/notification-mail.ts'
import { notify } from '#server/modules/messages/notifications/notifications.service.ts'
import { layoutConfigOf, publishedLayoutId } from '#server/records/layouts/layout-config.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { type UserRow, updateUser } from '#server/records/users/users.repo.ts'

type PlanDeps = Pick<Deps, 'clock' | 'config'>

/** Returns how a seller keeps or renews Premium, and its price. */
export const howToPay = (
  { planEnds }: MailWords,
  act: 'keep' | 'renew',
  { referral_price, country_code }: UserRow,
  operator: string | undefined,
): string[] => {
  const [alone, by] = act === 'keep' ? [planEnds.toKeep, planEnds.toKeepBy] : [planEnds.toRenew, planEnds.toRenewBy]
  return [
    operator ? by(`https://wa.me/${operator}`) : alone,
    planEnds.costs(offeredPrice(referral_price, country_code)),
  ]
}

/** Returns the names of the layout shown after an end and of the chosen one; nothing where they are the same. */
const layoutChange = async (trx: Transaction, { clock, config }: PlanDeps, user: UserRow) => {
  const store = await findStoreByOwner(trx, user.id)
  if (!store) return undefined
  const chosen = (await layoutConfigOf(trx, store.id)).layout
  const shown = publishedLayoutId({ ...user, plan: 'free' }, chosen, config.paidLayouts, clock.now())
  if (shown === chosen) return undefined
  return [getLayout(shown).displayName, getLayout(chosen).displayName] as const
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
  const layouts = await layoutChange(trx, deps, user)
  const subject: Told = (say, language) => say.planEnds.endedSubject(longDay(plan_ended_at, language))
  const message: Told = (say, language) =>
    [
      say.planEnds.ended(longDay(plan_ended_at, language)),
      ...(layouts ? [say.planEnds.layout(...layouts)] : []),
      say.planEnds.kept,
      ...howToPay(say, 'renew', user, deps.config.operatorWhatsApp),
    ].join('\n')
  await notify(trx, deps.clock, [user.id], message, subject)
}
