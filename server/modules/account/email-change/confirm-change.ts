import { EMAIL_UNDO_DAYS } from '#contract/retention.ts'
import { undoToken } from '#server/auth/changes/undo-token.ts'
import { secretHash } from '#server/auth/sessions.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { emailChangedMail } from '#server/modules/messages/mail/email-change-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserByEmail, findUserById } from '#server/records/users/users.repo.ts'
import * as repo from './email-change.repo.ts'

const WORN_LINK =
  'This link was already used, is too old, or you have signed out on the device where you asked for it. Ask for a new one in your account.'
const TAKEN = 'This email already has an account. Nothing was changed.'

/** Throws `conflict` when an address has another account. */
export const assertFree = async (trx: Transaction, email: string, userId: string): Promise<void> => {
  await lock(trx, 'email', email)
  const other = await findUserByEmail(trx, email)
  if (other?.verified_at && other.id !== userId) throw new AppError('conflict', TAKEN)
}

/**
 * Puts the new address in force for the holder of its mailed link, and notifies the old one. Returns the address.
 * Throws `bad_request` for an unknown, used or expired link and once the session that asked has ended, `conflict`
 * when the address now has another account.
 */
export const confirmEmailChange = async (deps: Deps, token: string): Promise<string> => {
  const now = deps.clock.now()
  const moments = {
    now: now.toISOString(),
    undoUntil: new Date(now.getTime() + EMAIL_UNDO_DAYS * 86_400_000).toISOString(),
  }
  return write(deps, async (trx) => {
    const change = await repo.confirmChange(trx, secretHash(token), moments)
    if (!change) throw new AppError('bad_request', WORN_LINK)
    await assertFree(trx, change.new_email, change.user_id)
    await repo.setEmail(trx, change.user_id, change.new_email)
    await repo.voidMailedSecrets(trx, change.user_id)
    const otherwise = (await findUserById(trx, change.user_id))?.language ?? 'en'
    const told = { newEmail: change.new_email, undoToken: undoToken(deps, change.id), otherwise }
    await enqueueMail(trx, deps.clock, emailChangedMail(change.old_email, deps.config.publicOrigin, told))
    return change.new_email
  })
}
