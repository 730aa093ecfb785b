import type { PasswordChange } from '#contract/accounts/sessions.ts'
import { newDeviceToken } from '#server/auth/known-devices.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { assertPassword } from '#server/modules/account/password-again/assert-password.ts'
import { assertSecondFactorAgain } from '#server/modules/account/totp/second-factor.ts'
import { passwordChangedMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'
import { replacePassword } from './replace-password.ts'

/**
 * Changes the password of a signed-in user, ends all other sessions and notifies the owner by mail. Returns a token
 * that makes this device known again. Throws `forbidden` for a wrong password or code, `too_many` for guessing.
 */
export const changePassword = async (
  deps: Deps,
  user: UserRow,
  token: string,
  change: PasswordChange,
): Promise<string> => {
  await assertPassword(deps, user, change.current_password, 'current_password')
  await assertSecondFactorAgain(deps, user, change.totp_code)
  const passwordHash = await deps.passwords.hash(change.new_password)
  return write(deps, async (trx) => {
    await replacePassword(trx, user.id, passwordHash, secretHash(token))
    await enqueueMail(trx, deps.clock, passwordChangedMail(user.email, deps.config.publicOrigin))
    return newDeviceToken(deps, (await findUserById(trx, user.id)) ?? user)
  })
}
