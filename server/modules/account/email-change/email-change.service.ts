import type { EmailChangeRequest } from '#contract/accounts/email-change.ts'
import { messages } from '#contract/error-messages.ts'
import { endPendingChanges, recordEmailChange } from '#server/auth/changes/record-change.ts'
import { findSession } from '#server/auth/sessions.repo.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { newSecret } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertPassword } from '#server/modules/account/password-again/assert-password.ts'
import { assertSecondFactorAgain } from '#server/modules/account/totp/second-factor.ts'
import { emailChangeAskedMail, newEmailMail, takenEmailMail } from '#server/modules/messages/mail/email-change-mails.ts'
import { enqueueDecoyMail, enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserByEmail, type UserRow } from '#server/records/users/users.repo.ts'
import * as repo from './email-change.repo.ts'

/** Returns the address that waits for confirmation. */
export const pendingEmailChange = async (deps: Deps, user: UserRow) => {
  const change = await repo.findPendingChange(deps.db, user.id, deps.clock.now().toISOString())
  return { pending: change ? { new_email: change.new_email, expires_at: change.expires_at } : null }
}

/**
 * Mails a link to the new address and notifies the present one. Replaces an earlier waiting change.
 * The link works while the session of `bearer` exists.
 * Answers alike for a taken address; only its owner learns by mail.
 * Throws `invalid` for the present address, `forbidden` for a wrong password or code, `too_many`.
 */
export const requestEmailChange = async (
  deps: Deps,
  user: UserRow,
  bearer: string,
  input: EmailChangeRequest,
): Promise<void> => {
  const newEmail = input.new_email
  if (newEmail === user.email) throw invalidField('new_email', 'This is your email already')
  await assertPassword(deps, user, input.password)
  await assertSecondFactorAgain(deps, user, input.totp_code)
  await deps.limits.emailChangeByAccount.take(user.id)
  const mayMail = await deps.limits.linkMailByAccount.tryTake(newEmail)
  const { publicOrigin } = deps.config
  const token = newSecret()
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    const session = await findSession(trx, secretHash(bearer))
    if (!session) throw new AppError('unauthorized', messages.authenticationRequired)
    const asked = { new_email: newEmail, token, session_id: session.id }
    const undo = await recordEmailChange(trx, deps, user, asked)
    const taken = (await findUserByEmail(trx, newEmail))?.verified_at
    const confirm = { token, otherwise: user.language }
    const mail = taken ? takenEmailMail(newEmail, publicOrigin) : newEmailMail(newEmail, publicOrigin, confirm)
    await (mayMail ? enqueueMail : enqueueDecoyMail)(trx, deps.clock, mail)
    const change = { newEmail, undoToken: undo }
    await enqueueMail(trx, deps.clock, emailChangeAskedMail(user.email, publicOrigin, change))
  })
}

/** Cancels the waiting change. Throws `not_found` when there is none. */
export const cancelEmailChange = async (deps: Deps, user: UserRow): Promise<void> => {
  const cancelled = await write(deps, (trx) => endPendingChanges(trx, user.id))
  if (cancelled === 0) throw new AppError('not_found', 'There is no email change to cancel')
}
