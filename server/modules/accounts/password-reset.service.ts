import { timingSafeEqual } from 'node:crypto'
import { OTP_LENGTH } from '#contract/accounts/account-words.ts'
import type { PasswordReset } from '#contract/accounts/accounts.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { newCode } from '#server/db/ids.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { passwordChangedMail, passwordOtpMail } from '#server/modules/mail/account-mails.ts'
import { enqueueDecoyMail, enqueueMail } from '#server/modules/mail/mail-outbox.ts'
import { findUserByEmail } from '#server/modules/users/users.repo.ts'
import { markVerified } from './accounts.repo.ts'
import * as repo from './password-reset.repo.ts'

const OTP_MINUTES = 10

const otpHash = (deps: Deps, userId: string, otp: string) => deps.secrets.fingerprint(`password ${userId} ${otp}`)

/** Mails a code for a new password, if the address has an account; one without is answered alike and after the same time. */
export const sendPasswordOtp = async (deps: Deps, email: string): Promise<void> => {
  const otp = newCode(OTP_LENGTH)
  const mail = passwordOtpMail(email, otp, OTP_MINUTES)
  await write(deps, async (trx) => {
    const found = await findUserByEmail(trx, email)
    if (!found) return enqueueDecoyMail(trx, deps.clock, mail)
    await repo.putPasswordOtp(trx, {
      user_id: found.id,
      otp_hash: otpHash(deps, found.id, otp),
      expires_at: new Date(deps.clock.now().getTime() + OTP_MINUTES * 60_000).toISOString(),
    })
    await enqueueMail(trx, deps.clock, mail)
  })
}

const refusal = () => new AppError('bad_request', 'The OTP is not valid or has expired. Please request a new one.')

/**
 * Sets a new password for whoever holds the mailed code, and signs out every device. Throws `bad_request` for a wrong, used, expired
 * or worn-out code and for an unknown address, alike. The code proves the address, so an unverified account is verified by it.
 */
export const resetPassword = async (deps: Deps, input: PasswordReset): Promise<void> => {
  const now = deps.clock.now().toISOString()
  const open = await repo.takePasswordTry(deps.db, input.email, now)
  const given = Buffer.from(otpHash(deps, open?.user_id ?? '', readable(input.otp)))
  if (!open || !timingSafeEqual(Buffer.from(open.otp_hash), given)) throw refusal()
  const passwordHash = await hashPassword(input.new_password)
  await write(deps, async (trx) => {
    if (!(await repo.spendPasswordOtp(trx, open.user_id, open.otp_hash))) throw refusal()
    await repo.replacePassword(trx, open.user_id, passwordHash)
    await markVerified(trx, open.user_id, now)
    await enqueueMail(trx, deps.clock, passwordChangedMail(input.email, deps.config.publicOrigin))
  })
}

/** Crockford's reading of what people type: O is 0, I and L are 1. */
const readable = (otp: string) => otp.replaceAll('O', '0').replace(/[IL]/g, '1')
