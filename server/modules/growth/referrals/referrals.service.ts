import { plans } from '#contract/plans.ts'
import { HOLD_DAYS, type ReferralStats, WITHDRAWAL_MIN } from '#contract/referrals/referrals.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newCode } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import type { Clock } from '#server/ports/clock.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'
import { frozenUntil } from './frozen-withdrawals.ts'
import * as repo from './referrals.repo.ts'
import { sameContact, samePerson } from './same-person.ts'
import { findOpenWithdrawal } from './withdrawals.repo.ts'

const CODE_LENGTH = 8
const HISTORY = 100
const DAY_MS = 86_400_000

/** Returns a user's referral code. Makes it on first use. */
export const referralCodeOf = async (db: Db, clock: Clock, userId: string): Promise<string> => {
  for (let tries = 0; tries < 5; tries++) {
    const known = await repo.findCode(db, userId)
    if (known) return known
    const code = newCode(CODE_LENGTH)
    if (await repo.insertCode(db, userId, code, clock.now().toISOString())) return code
  }
  throw new Error('no free referral code was found')
}

/** Masks an address for others, e.g. `no***`. */
export const maskedName = (email: string): string => {
  const [local = ''] = email.split('@')
  return `${local.slice(0, local.length > 3 ? 2 : 1)}***`
}

/** Returns the masked name of a code's owner, `null` for an unknown code. */
export const referrerName = async (db: Db, code: string): Promise<string | null> => {
  const referrer = await repo.findReferrer(db, code.toUpperCase())
  return referrer ? maskedName(referrer.email) : null
}

/** Links a newly confirmed account to its referrer. Ignores an unknown or own code, so sign-up never fails for it. */
export const linkReferral = async (
  trx: Transaction,
  clock: Clock,
  newcomer: Pick<UserRow, 'id' | 'email' | 'whatsapp_number' | 'country_code'>,
  code: string | null | undefined,
): Promise<void> => {
  await repo.deleteUnusedReferral(trx, newcomer.id)
  const referrer = code ? await repo.findReferrer(trx, code) : undefined
  const linked = referrer !== undefined && referrer.id !== newcomer.id && !sameContact(referrer, newcomer)
  await repo.setReferralPrice(trx, newcomer.id, linked ? plans.paid.referredPrice.pkr : plans.paid.monthlyPrice.pkr)
  if (!linked) return
  await repo.insertReferral(trx, {
    referred_user_id: newcomer.id,
    referrer_user_id: referrer.id,
    signup_date: clock.now().toISOString(),
    upgraded_at: null,
    held_since: null,
  })
}

/** Returns the latest start of a hold that is over now. */
const vestedBefore = (clock: Clock): string => new Date(clock.now().getTime() - HOLD_DAYS * DAY_MS).toISOString()

/**
 * Follows a plan change in its transaction. The first paid upgrade earns the referrer points once.
 * Leaving the paid plan within the hold restarts it at the next upgrade.
 */
export const followPlan = async (trx: Transaction, deps: Deps, user: UserRow, plan: UserRow['plan']): Promise<void> => {
  const referral = await repo.findReferral(trx, user.id)
  if (!referral) return
  const now = deps.clock.now().toISOString()
  if (plan === 'free') {
    const vested = referral.held_since !== null && referral.held_since <= vestedBefore(deps.clock)
    if (!vested) await repo.updateReferral(trx, user.id, { held_since: null })
    return
  }
  await repo.updateReferral(trx, user.id, {
    upgraded_at: referral.upgraded_at ?? now,
    held_since: referral.held_since ?? now,
  })
  if (referral.upgraded_at) return
  const referrer = await findUserById(trx, referral.referrer_user_id)
  if (!referrer || (await samePerson(trx, deps.secrets, referrer, user))) return
  await repo.addPoints(trx, repo.award(referrer.id, user.id, now))
}

/** Returns a user's points: balance, held, until when, and available for payout. */
export const pointsOf = async (db: Db, clock: Clock, userId: string) => {
  const balance = await repo.balanceOf(db, userId)
  const held = await repo.heldPointsOf(db, userId, vestedBefore(clock))
  const until = held.since && new Date(Date.parse(held.since) + HOLD_DAYS * DAY_MS).toISOString()
  return { balance, held: held.points, until, available: balance - held.points }
}

/** Returns the figures of the Refer & Earn screen. */
export const referralStats = async (deps: Deps, user: UserRow): Promise<ReferralStats> => {
  const { db, clock } = deps
  const userId = user.id
  const frozen = frozenUntil(clock, user)
  const counts = await repo.countReferrals(db, userId)
  const points = await pointsOf(db, clock, userId)
  const history = await repo.referralHistory(db, userId, HISTORY)
  return {
    referral_code: await referralCodeOf(db, clock, userId),
    total_referrals: counts.total,
    paid_referrals: counts.paid,
    total_points: points.balance,
    held_points: points.held,
    held_until: points.until,
    point_rupees: deps.config.pointRupees,
    can_withdraw: points.available >= WITHDRAWAL_MIN && !frozen && !(await findOpenWithdrawal(db, userId)),
    withdrawals_frozen_until: frozen,
    referral_history: history.map((row) => ({
      user_name: row.email ? maskedName(row.email) : 'Deleted account',
      signup_date: row.signup_date,
      upgraded_to_paid: row.upgraded_at !== null,
      points_earned: row.points ?? 0,
    })),
  }
}
