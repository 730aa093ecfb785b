import type { PasswordReset } from '#contract/accounts/accounts.ts'
import type { Caller } from '#server/auth/known-devices.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { passwordChangedMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { markVerified } from './accounts.repo.ts'
import { spendMailedCode } from './mailed-codes.repo.ts'
import { checkMailedCode } from './mailed-codes.service.ts'
import { replacePassword } from './passwords.repo.ts'
import { forgetSignUps } from './sign-ups.repo.ts'

const refusal = () => new AppError('bad_request', 'The OTP is not valid or has expired. Please request a new one.')

/**
 * Sets a new password for the holder of the mailed code, signs out every device and marks the address verified.
 * Drops waiting sign-ups, as anybody could have made them.
 * Throws `bad_request` alike for a wrong, used, expired or worn-out code and for an unknown address.
 */
export const resetPassword = async (deps: Deps, caller: Caller, input: PasswordReset): Promise<void> => {
  const right = await checkMailedCode(deps, caller, input.email, 'reset_password', input.otp)
  if (!right) throw refusal()
  const passwordHash = await deps.passwords.hash(input.new_password)
  await write(deps, async (trx) => {
    await lock(trx, 'email', input.email)
    if (!(await spendMailedCode(trx, right))) throw refusal()
    await replacePassword(trx, right.user_id, passwordHash)
    const now = deps.clock.now().toISOString()
    await forgetSignUps(trx, right.user_id, now)
    await markVerified(trx, right.user_id, now)
    await enqueueMail(trx, deps.clock, passwordChangedMail(input.email, deps.config.publicOrigin))
  })
}
