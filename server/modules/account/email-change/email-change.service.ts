import type { EmailChangeRequest } from '#contract/accounts/email-change.ts'
import { assertPassword } from '#server/auth/assert-password.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { newId, newSecret } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertSecondFactorAgain } from '#server/modules/account/totp/second-factor.ts'
import { emailChangeAskedMail, newEmailMail, takenEmailMail } from '#server/modules/messages/mail/email-change-mails.ts'
import { enqueueDecoyMail, enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserByEmail, type UserRow } from '#server/records/users/users.repo.ts'
import * as repo from './email-change.repo.ts'
import { undoToken } from './undo-token.ts'

/** How long the link to the new address works. */
const LINK_HOURS = 24

/** Returns the address that waits for confirmation. */
export const pendingEmailChange = async (deps: Deps, user: UserRow) => {
  const change = await repo.findPendingChange(deps.db, user.id, deps.clock.now().toISOString())
  return { pending: change ? { new_email: change.new_email, expires_at: change.expires_at } : null }
}

/**
 * Mails a link to the new address and notifies the present one. Replaces an earlier waiting change.
 * Answers alike for a taken address; only its owner learns by mail.
 * Throws `invalid` for the present address, `forbidden` for a wrong password or code, `too_many`.
 */
export const requestEmailChange = async (deps: Deps, user: UserRow, input: EmailChangeRequest): Promise<void> => {
  const newEmail = input.new_email
  if (newEmail === user.email) throw invalidField('new_email', 'This is your email already')
  await assertPassword(deps, user, input.password)
  await assertSecondFactorAgain(deps, user, input.totp_code)
  await deps.limits.emailChangeByAccount.take(user.id)
  const mayMail = await deps.limits.linkMailByAccount.tryTake(newEmail)
  const { publicOrigin } = deps.config
  const token = newSecret()
  const now = deps.clock.now()
  const id = newId()
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    await repo.deletePendingChanges(trx, user.id)
    await repo.insertChange(trx, {
      id,
      user_id: user.id,
      old_email: user.email,
      new_email: newEmail,
      token_hash: secretHash(token),
      created_at: now.toISOString(),
      confirmed_at: null,
      expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000).toISOString(),
    })
    const taken = (await findUserByEmail(trx, newEmail))?.verified_at
    const mail = taken ? takenEmailMail(newEmail, publicOrigin) : newEmailMail(newEmail, publicOrigin, token)
    await (mayMail ? enqueueMail : enqueueDecoyMail)(trx, deps.clock, mail)
    const change = { newEmail, undoToken: undoToken(deps, id) }
    await enqueueMail(trx, deps.clock, emailChangeAskedMail(user.email, publicOrigin, change))
  })
}

/** Cancels the waiting change. Throws `not_found` when there is none. */
export const cancelEmailChange = async (deps: Deps, user: UserRow): Promise<void> => {
  const cancelled = await write(deps, (trx) => repo.deletePendingChanges(trx, user.id))
  if (cancelled === 0) throw new AppError('not_found', 'No change of your email is waiting')
}
