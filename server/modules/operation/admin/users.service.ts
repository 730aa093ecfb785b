import type { AdminUser, PlanChange } from '#contract/admin/admin-users.ts'
import { longDay } from '#contract/long-day.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { PAID_DAYS, planCurrency } from '#contract/plans.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged } from '#server/http/if-match.ts'
import { versionTag } from '#server/http/version-tag.ts'
import { followPlan } from '#server/modules/growth/referrals/referrals.service.ts'
import type { Told } from '#server/modules/messages/notifications/notification-mail.ts'
import { notify } from '#server/modules/messages/notifications/notifications.service.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { insertPayment } from '#server/records/payments/payments.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { findUserById, type UserRow, updateUser, withPlanInForce } from '#server/records/users/users.repo.ts'
import { recordPlanEnd } from './plan-end.ts'
import { closeUpgradeRequests, expiredUsers } from './users.repo.ts'

const DAY_MS = 86_400_000
const LONGEST_DAYS = 366
/** Plans ended in one transaction. */
const BATCH = 200

export const userNotFound = () => new AppError('not_found', 'User not found')

/** Returns the version tag of what an admin changes of a user. Expects the plan in force. */
export const userVersion = ({
  plan,
  plan_expiry,
  allowed_layouts,
}: Pick<UserRow, 'plan' | 'plan_expiry' | 'allowed_layouts'>): string => versionTag(plan, plan_expiry, allowed_layouts)

/** Returns a user as the admin panel lists them. Expects the plan in force. */
export const presentAdminUser = (row: UserRow): AdminUser => ({
  id: row.id,
  email: row.email,
  whatsapp_number: row.whatsapp_number,
  whatsappNumber: row.whatsapp_number,
  country_code: row.country_code,
  countryCode: row.country_code,
  plan: row.plan,
  plan_expiry: row.plan_expiry,
  role: row.role,
  verified: row.verified_at !== null,
  created_at: row.created_at,
  version: userVersion(row),
})

/** Finds the user to change. Throws `not_found`, or `changed_elsewhere` when `ifMatch` names an older state. */
export const userToChange = async (trx: Transaction, deps: Deps, id: string, ifMatch: string | undefined) => {
  await lock(trx, 'account', id)
  const user = await findUserById(trx, id)
  if (!user) throw userNotFound()
  assertUnchanged(ifMatch, userVersion(withPlanInForce(user, deps.clock.now())))
  return user
}

/** Republishes a user's store, as its layout and mark depend on the plan and grants. */
export const republishStoreOf = async (trx: Transaction, deps: Deps, userId: string): Promise<void> => {
  const store = await findStoreByOwner(trx, userId)
  if (store) await enqueuePublish(trx, deps.clock, store.id)
}

const applyPlan = async (
  trx: Transaction,
  deps: Deps,
  user: UserRow,
  change: Pick<UserRow, 'plan' | 'plan_expiry'>,
): Promise<void> => {
  await updateUser(trx, user.id, change.plan === 'paid' ? { ...change, plan_ended_at: null } : change)
  if (user.plan === 'paid' && change.plan === 'free') await recordPlanEnd(trx, deps, user)
  await followPlan(trx, deps, user, change.plan)
  await republishStoreOf(trx, deps, user.id)
}

/** Returns the end of a changed plan. Extends a paid plan in force from its own end; one without an end keeps none. */
const expiryOf = (deps: Deps, before: UserRow, change: PlanChange): string | null => {
  if (change.plan === 'free') return null
  const now = deps.clock.now().getTime()
  const withinAYear = (end: number) => {
    if (end > now && end <= now + LONGEST_DAYS * DAY_MS) return new Date(end).toISOString()
    throw invalidField('plan_expiry', 'plan_expiry must be in the future, within a year')
  }
  const { plan, plan_expiry } = withPlanInForce(before, deps.clock.now())
  if (!change.plan_expiry) {
    if (plan === 'paid' && plan_expiry === null) return null
    const from = plan === 'paid' && plan_expiry !== null ? Date.parse(plan_expiry) : now
    return withinAYear(from + PAID_DAYS * DAY_MS)
  }
  return withinAYear(Date.parse(change.plan_expiry))
}

/** Records a payment for the paid plan. Returns it for the audit log, without the note, which may name people. */
const recordPayment = async (trx: Transaction, { clock }: Deps, user: UserRow, payment: PlanChange['payment']) => {
  const { amount = null, method = null } = payment ?? {}
  const note = payment?.note || null
  const currency = planCurrency(user.country_code)
  if ((payment?.currency ?? currency) !== currency)
    throw invalidField('payment', `This user pays in ${currency} now. Please check the amount.`)
  if (amount === null && method === null && note === null) return {}
  const { id: user_id, plan_expiry: paid_until } = user
  await insertPayment(trx, clock, { user_id, amount, currency, method, note, paid_until })
  return { payment: { amount: amount === null ? null : toDecimal(amount), currency, method } }
}

/** Closes the open requests of a user on the paid plan, and tells her until when she has it. */
const answerUpgrade = async (trx: Transaction, { clock }: Deps, admin: UserRow, user: UserRow): Promise<void> => {
  for (const subject of await closeUpgradeRequests(trx, user.id)) {
    await recordAct(trx, clock, {
      actor: admin.id,
      action: 'upgrade_request.status',
      subject,
      before: { status: 'open' },
      after: { status: 'done' },
    })
  }
  const end = user.plan_expiry
  const words: Told = ({ notices }, language) =>
    end ? notices.premiumUntil(longDay(end, language)) : notices.premiumForGood
  await notify(trx, clock, [user.id], (say, language) => say.notices.thanks(words(say, language)), words)
}

/**
 * Changes a plan: paid for 30 more days or until the given moment, free without an end. An upgrade closes the user's
 * open requests and tells her. Throws as `userToChange` does.
 */
export const changePlan = async (
  deps: Deps,
  admin: UserRow,
  id: string,
  change: PlanChange,
  ifMatch?: string,
): Promise<AdminUser> => {
  const user = await write(deps, async (trx) => {
    const before = await userToChange(trx, deps, id, ifMatch)
    const plan = { plan: change.plan, plan_expiry: expiryOf(deps, before, change) }
    await applyPlan(trx, deps, before, plan)
    const payment = await recordPayment(trx, deps, { ...before, ...plan }, change.payment)
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'user.plan',
      subject: id,
      before: { plan: before.plan, plan_expiry: before.plan_expiry },
      after: { ...plan, ...payment },
    })
    if (change.plan === 'paid') await answerUpgrade(trx, deps, admin, { ...before, ...plan })
    return { ...before, ...plan }
  })
  return presentAdminUser(user)
}

/** Turns every expired paid plan into a free one. Returns how many. */
export const autoDowngrade = async (deps: Deps, admin: UserRow): Promise<number> => {
  const now = deps.clock.now().toISOString()
  const free = { plan: 'free', plan_expiry: null } as const
  let count = 0
  for (;;) {
    const last = await write(deps, async (trx) => {
      const found = await expiredUsers(trx, now, BATCH)
      for (const { id } of found) await lock(trx, 'account', id)
      // Looks again under the locks, to skip plans an admin has just extended.
      const users = (await expiredUsers(trx, now, BATCH)).filter(({ id }) => found.some((user) => user.id === id))
      for (const user of users) await applyPlan(trx, deps, user, free)
      if (users.length > 0 || count === 0) {
        await recordAct(trx, deps.clock, {
          actor: admin.id,
          action: 'users.auto_downgrade',
          subject: 'users',
          before: users.map(({ id, plan, plan_expiry }) => ({ id, plan, plan_expiry })),
          after: { ...free, downgraded: users.length },
        })
      }
      count += users.length
      return found.length < BATCH
    })
    if (last) break
  }
  return count
}
