import { EMAIL_UNDO_DAYS } from '#contract/retention.ts'
import { linkedNumber, parseStateBefore, type StateBefore } from '#server/auth/changes/state-before.ts'
import { changeOfUndoToken } from '#server/auth/changes/undo-token.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { replacePassword } from '#server/modules/account/accounts/replace-password.ts'
import { forgetFactorSince } from '#server/modules/account/totp/totp.service.ts'
import { takeBackWithdrawal } from '#server/modules/growth/referrals/withdrawals.service.ts'
import { restoreTemplates } from '#server/modules/messages/order-messages/restore-templates.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { findStoreByOwner, updateStore } from '#server/records/stores/stores.repo.ts'
import { findUserById, updateUser } from '#server/records/users/users.repo.ts'
import { assertFree } from './confirm-change.ts'
import * as repo from './email-change.repo.ts'

const WORN_UNDO = 'This change can no longer be undone here. If you cannot sign in, please contact support.'
const DAY_MS = 86_400_000

/** Returns the fields of a row that another object has, in its order. */
const pick = <Row extends object>(row: Row, fields: Partial<Row>): Partial<Row> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, row[field as keyof Row]])) as Partial<Row>

/** Puts back the store's messages, the accounts to pay to, and the number that buyers write to, and publishes it. */
const restoreStore = async (trx: Transaction, deps: Deps, userId: string, before: StateBefore): Promise<void> => {
  const store = await findStoreByOwner(trx, userId)
  if (!store || !before.store || store.id !== before.store.id) return
  const { id, message_new_buyers, payment_methods, advance, ...number } = before.store
  if (before.templates) await restoreTemplates(trx, deps.clock, id, before.templates)
  if (message_new_buyers !== undefined) await updateStore(trx, id, { message_new_buyers })
  const shown = { ...number, ...(payment_methods && { payment_methods, advance: advance ?? null }) }
  if (JSON.stringify(shown) === JSON.stringify(pick(store, shown))) return
  await lock(trx, 'store', id)
  await updateStore(trx, id, { ...shown, updated_at: nextUpdatedAt(deps.clock.now(), store.updated_at) })
  await enqueuePublish(trx, deps.clock, id)
}

/** Puts back numbers and texts, and unlinks WhatsApp unless it is linked to the same number as before. */
const restoreState = async (trx: Transaction, deps: Deps, userId: string, before: StateBefore): Promise<void> => {
  await updateUser(trx, userId, before.account)
  await restoreStore(trx, deps, userId, before)
  const linked = await linkedNumber(trx, userId)
  if (linked === undefined || linked !== before.linked) await deps.whatsapp.remove(userId, trx)
}

/**
 * Takes back a change and all since the oldest one that can still be undone, as a thief may begin with any of them:
 * second factor, recovery codes, withdrawal, numbers, accounts to pay to, WhatsApp and its texts. The address becomes
 * the one the link was mailed to. Earlier links keep working, so that a thief cannot use up the owner's with one mailed
 * to him. The change needed a session and the password, so this ends all sessions, voids the password and freezes
 * withdrawals for a week. Keeps an admin's second factor. Returns the address. Throws `bad_request` for an invalid or
 * old link, `conflict` when the address now has another account.
 */
export const undoChange = async (deps: Deps, token: string): Promise<string> => {
  const id = changeOfUndoToken(deps, token)
  const now = deps.clock.now()
  return write(deps, async (trx) => {
    const change = id && (await repo.findChange(trx, id, now.toISOString()))
    if (!change) throw new AppError('bad_request', WORN_UNDO)
    const { user_id: userId } = change
    await lock(trx, 'account', userId)
    const oldest = await repo.oldestChange(trx, userId, now.toISOString())
    await assertFree(trx, change.old_email, userId)
    await repo.setEmail(trx, userId, change.old_email)
    await repo.deleteChangesSince(trx, change)
    await repo.voidMailedSecrets(trx, userId)
    await replacePassword(trx, userId, '')
    const user = await findUserById(trx, userId)
    // Leaves an admin's to the operator: a mailbox alone must not turn it off.
    if (user?.role !== 'admin')
      await forgetFactorSince(trx, userId, change.kind === 'second_factor' ? '' : oldest.created_at)
    await takeBackWithdrawal(trx, deps.clock, userId)
    const frozenUntil = new Date(now.getTime() + EMAIL_UNDO_DAYS * DAY_MS).toISOString()
    await updateUser(trx, userId, { withdrawals_frozen_until: frozenUntil })
    const before = parseStateBefore(oldest.state_before)
    if (before) await restoreState(trx, deps, userId, before)
    return change.old_email
  })
}
