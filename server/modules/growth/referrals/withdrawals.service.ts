import { WITHDRAWAL_MIN, type Withdrawal, type WithdrawalRequest } from '#contract/referrals/referrals.ts'
import { type WithdrawalStatus, withdrawalEdges, withdrawalStatuses } from '#contract/referrals/withdrawal-states.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'
import { assertNotFrozen } from './frozen-withdrawals.ts'
import { addPoints, referredWithPoints } from './referrals.repo.ts'
import { pointsOf } from './referrals.service.ts'
import { identifiersOf, payoutKey } from './same-person.ts'
import { withdrawalMail } from './withdrawal-mail.ts'
import * as repo from './withdrawals.repo.ts'

/** Returns a withdrawal as its owner and the admin see it. */
export const presentWithdrawal = (secrets: SecretBox, row: repo.WithdrawalRow): Withdrawal => ({
  id: row.id,
  points_requested: row.points_requested,
  request_date: row.request_date,
  processed_date: row.processed_date,
  payment_method: row.payment_method,
  payment_details: row.payment_details && secrets.open(row.payment_details),
  status: row.status,
  admin_notes: row.admin_notes,
})

/** Returns the last three characters of a payout detail, enough to tell requests apart. */
export const maskedDetails = (details: string): string => (details === '' ? '' : `•••• ${details.slice(-3)}`)

/** Returns the payout details of a withdrawal. Throws `not_found`, also once they are cleared. */
export const payoutDetails = async (trx: Transaction, secrets: SecretBox, id: string) => {
  const row = await repo.findWithdrawal(trx, id)
  if (!row?.payment_details) throw new AppError('not_found', 'The payout details of this withdrawal are no longer kept')
  return { payment_method: row.payment_method, payment_details: secrets.open(row.payment_details) }
}

/** Whether a payout detail belongs to an account whose upgrade earned the user points. */
const paysReferredUser = async (db: Db, deps: Deps, user: UserRow, details: string): Promise<boolean> => {
  const wanted = payoutKey(details, user.country_code)
  for (const id of await referredWithPoints(db, user.id)) {
    const referred = await findUserById(db, id)
    if (referred && (await identifiersOf(db, deps.secrets, referred)).has(wanted)) return true
  }
  return false
}

/**
 * Requests a payout of all available points and takes them from the balance. Throws `bad_request` below the minimum,
 * `conflict` while another request is open or withdrawals are frozen, `invalid` for a payout to a referred account.
 */
export const requestWithdrawal = async (
  deps: Deps,
  user: UserRow,
  input: Pick<WithdrawalRequest, 'payment_method' | 'payment_details'>,
): Promise<Withdrawal> => {
  const sealed = deps.secrets.seal(input.payment_details)
  const row = await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    assertNotFrozen(deps.clock, await findUserById(trx, user.id))
    if (await repo.findOpenWithdrawal(trx, user.id)) {
      throw new AppError('conflict', 'You already have an open withdrawal request')
    }
    const { available } = await pointsOf(trx, deps.clock, user.id)
    if (available < WITHDRAWAL_MIN) {
      throw new AppError('bad_request', `You need at least ${WITHDRAWAL_MIN} points to request a withdrawal`)
    }
    if (await paysReferredUser(trx, deps, user, input.payment_details)) {
      throw invalidField('payment_details', 'Points cannot be paid out to an account you referred')
    }
    const now = deps.clock.now().toISOString()
    const request: repo.WithdrawalRow = {
      id: newId(),
      user_id: user.id,
      open_user_id: user.id,
      points_requested: available,
      payment_method: input.payment_method,
      payment_details: sealed,
      status: 'pending',
      admin_notes: null,
      request_date: now,
      processed_date: null,
    }
    await repo.insertWithdrawal(trx, request)
    await book(trx, request, 'withdrawal', now)
    const mail = withdrawalMail(user.email, available, input.payment_method, deps.config.publicOrigin)
    await enqueueMail(trx, deps.clock, mail)
    return request
  })
  return presentWithdrawal(deps.secrets, row)
}

/** Takes a withdrawal's points from the balance or returns them, once each. */
const book = async (trx: Transaction, row: repo.WithdrawalRow, reason: 'withdrawal' | 'release', now: string) => {
  const booked = await addPoints(trx, {
    user_id: row.user_id,
    points: reason === 'withdrawal' ? -row.points_requested : row.points_requested,
    reason,
    referred_user_id: null,
    withdrawal_id: row.id,
    created_at: now,
  })
  if (!booked) throw new AppError('conflict', 'This withdrawal is already settled')
}

/**
 * Moves a withdrawal to another state, in the transaction that records the act. A rejection returns the points.
 * Throws `not_found`, or `conflict` when its current state does not allow the move or withdrawals are frozen.
 */
export const processWithdrawal = async (
  trx: Transaction,
  deps: Deps,
  id: string,
  to: WithdrawalStatus,
  notes: string | null,
): Promise<{ before: repo.WithdrawalRow; after: repo.WithdrawalRow }> => {
  const before = await repo.findWithdrawal(trx, id)
  if (!before) throw new AppError('not_found', 'Withdrawal not found')
  if (to !== 'rejected') assertNotFrozen(deps.clock, await findUserById(trx, before.user_id))
  const now = deps.clock.now().toISOString()
  const from = withdrawalStatuses.filter((status) => withdrawalEdges[status].includes(to))
  const change = {
    status: to,
    processed_date: now,
    open_user_id: to === 'approved' ? before.user_id : null,
    ...(notes === null ? {} : { admin_notes: notes }),
  }
  if (!(await repo.moveWithdrawal(trx, id, from, change))) {
    throw new AppError('conflict', `A withdrawal that is ${before.status} cannot become ${to}`)
  }
  if (to === 'rejected') await book(trx, before, 'release', now)
  return { before, after: { ...before, ...change } }
}

/** Rejects the open withdrawal of an account that its owner rescued, and returns its points. A paid one stays paid. */
export const takeBackWithdrawal = async (trx: Transaction, clock: Clock, userId: string): Promise<void> => {
  const open = await repo.findOpenWithdrawal(trx, userId)
  if (!open) return
  const now = clock.now().toISOString()
  const change = { status: 'rejected', open_user_id: null, processed_date: now } as const
  const admin_notes = 'Cancelled by the owner, who did not ask for it'
  const isMoved = await repo.moveWithdrawal(trx, open.id, ['pending', 'approved'], { ...change, admin_notes })
  if (isMoved) await book(trx, open, 'release', now)
}

/** Rejects the open withdrawal and clears payout details of an account being removed. Amounts stay. */
export const closeWithdrawals = async (trx: Transaction, clock: Clock, userId: string): Promise<void> => {
  const open = await repo.findOpenWithdrawal(trx, userId)
  if (open) {
    await repo.moveWithdrawal(trx, open.id, ['pending', 'approved'], {
      status: 'rejected',
      open_user_id: null,
      processed_date: clock.now().toISOString(),
      admin_notes: 'Account deleted',
    })
  }
  await repo.forgetPayoutDetails(trx, userId)
}
