import type { PasswordChange } from '#contract/accounts/sessions.ts'
import { assertPassword } from '#server/auth/assert-password.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { passwordChangedMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { replacePassword } from './replace-password.ts'

/**
 * Changes the password of a signed-in user, ends all other sessions and notifies the owner by mail.
 * Throws `forbidden` when the current password is wrong, `too_many` for guessing.
 */
export const changePassword = async (
  deps: Deps,
  user: UserRow,
  token: string,
  change: PasswordChange,
): Promise<void> => {
  await assertPassword(deps, user, change.current_password, 'current_password')
  const passwordHash = await deps.passwords.hash(change.new_password)
  await write(deps, async (trx) => {
    await replacePassword(trx, user.id, passwordHash, secretHash(token))
    await enqueueMail(trx, deps.clock, passwordChangedMail(user.email, deps.config.publicOrigin))
  })
}
