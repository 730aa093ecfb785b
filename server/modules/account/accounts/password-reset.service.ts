import type { PasswordReset, PasswordResetByLink } from '#contract/accounts/accounts.ts'
import { type Caller, newDeviceToken } from '#server/auth/known-devices.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { takeBackWithdrawal } from '#server/modules/growth/referrals/withdrawals.service.ts'
import { passwordChangedMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { markVerified } from './accounts.repo.ts'
import { checkNumbers } from './check-numbers.ts'
import { spendMailedCode } from './mailed-codes.repo.ts'
import { checkMailedCode, openMailedLink, type RightCode } from './mailed-codes.service.ts'
import { replacePassword } from './replace-password.ts'
import { forgetSignUps } from './sign-ups.repo.ts'

const WORN_LINK = 'This link was already used or is too old. Please ask for a new one.'
const refusal = () => new AppError('bad_request', 'The OTP is not valid or has expired. Please request a new one.')

/**
 * Sets a new password, signs out every device and marks the address verified. A code works once. Returns a token that
 * makes the device known, so that strangers' wrong passwords do not hold it up.
 */
const setPassword = async (deps: Deps, code: RightCode, email: string, newPassword: string): Promise<string> => {
  const passwordHash = await deps.passwords.hash(newPassword, `code ${code.code_hash}`)
  return write(deps, async (trx) => {
    await lock(trx, 'email', email)
    if (!(await spendMailedCode(trx, code))) throw refusal()
    await replacePassword(trx, code.user_id, passwordHash)
    // A thief who knew the old password may have asked for it.
    await takeBackWithdrawal(trx, deps.clock, code.user_id)
    // Anybody could have made them.
    const now = deps.clock.now().toISOString()
    await forgetSignUps(trx, code.user_id, now)
    await markVerified(trx, code.user_id, now)
    await enqueueMail(trx, deps.clock, passwordChangedMail(email, deps.config.publicOrigin))
    const user = await findUserById(trx, code.user_id)
    if (!user) throw refusal()
    await checkNumbers(trx, deps, user)
    return newDeviceToken(deps, user)
  })
}

/**
 * Sets a new password for the holder of the mailed code. Returns a token that makes the device known.
 * Throws `bad_request` alike for a wrong, used, expired or worn-out code and for an unknown address.
 */
export const resetPassword = async (deps: Deps, caller: Caller, input: PasswordReset): Promise<string> => {
  const right = await checkMailedCode(deps, caller, input.email, 'reset_password', input.otp)
  if (!right) throw refusal()
  return setPassword(deps, right, input.email, input.new_password)
}

/**
 * Sets a new password for whoever opened the mailed link. Counts only wrong links, so that strangers at the same
 * address cannot keep the owner out. Throws `bad_request` for a wrong, used or expired link, `too_many`.
 */
export const resetPasswordByLink = async (deps: Deps, address: string, input: PasswordResetByLink): Promise<string> => {
  const right = await openMailedLink(deps, 'reset_password', input.token)
  if (right) return setPassword(deps, right, right.email, input.new_password)
  await deps.limits.verifyByAddress.take(address)
  throw new AppError('bad_request', WORN_LINK)
}
