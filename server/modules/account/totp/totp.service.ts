import { renderSVG } from 'uqr'
import type { ProtectedChange, TotpSetup } from '#contract/accounts/totp.ts'
import { recordChange } from '#server/auth/changes/record-change.ts'
import { deleteOtherSessions } from '#server/auth/sessions.repo.ts'
import { secretHash } from '#server/auth/sessions.ts'
import type { Transaction } from '#server/db/database.ts'
import { newCode } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertPassword } from '#server/modules/account/password-again/assert-password.ts'
import {
  recoveryCodesMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { newTotpSecret, otpauthUri } from './one-time-code.ts'
import { assertCode, recoveryCodeHash } from './second-factor.ts'
import * as repo from './totp.repo.ts'

const RECOVERY_CODES = 10

const ALREADY_ON = 'Two-step sign-in is already on'
const NOT_SET_UP = 'Two-step sign-in is not set up'

export const totpStatus = async (deps: Deps, user: UserRow) => ({
  enabled: Boolean((await repo.findTotp(deps.db, user.id))?.confirmed_at),
  recovery_codes_left: await repo.countRecoveryCodes(deps.db, user.id),
  required: user.role === 'admin' && !deps.config.development,
})

/** Begins a set-up, to be confirmed with a first code. Throws `conflict` when two-step sign-in is on already. */
export const setUpTotp = async (deps: Deps, user: UserRow, password: string): Promise<TotpSetup> => {
  await assertPassword(deps, user, password)
  await deps.limits.totpSetUpByAccount.take(user.id)
  const secret = newTotpSecret()
  const put = await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    return repo.putPendingTotp(trx, {
      user_id: user.id,
      sealed_secret: deps.secrets.seal(secret),
      created_at: deps.clock.now().toISOString(),
    })
  })
  if (!put) throw new AppError('conflict', ALREADY_ON)
  const otpauth_uri = otpauthUri(secret, user.email)
  return { secret, otpauth_uri, qr_svg: renderSVG(otpauth_uri, { border: 2 }) }
}

/** Makes recovery codes like `AAAAA-BBBBB`, 50 bits each. */
const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => newCode(10).replace(/^.{5}/, (half) => `${half}-`))

/**
 * Turns two-step sign-in on with a first code and ends all other sessions, as they began without it. Mails a link that
 * undoes it. Returns the recovery codes, which are stored as hashes only.
 */
export const confirmTotp = async (deps: Deps, user: UserRow, token: string, code: string): Promise<string[]> => {
  const totp = await repo.findTotp(deps.db, user.id)
  if (!totp) throw new AppError('conflict', NOT_SET_UP)
  if (totp.confirmed_at) throw new AppError('conflict', ALREADY_ON)
  await assertCode(deps, user, totp, code)
  return write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    const moment = deps.clock.now()
    const now = moment.toISOString()
    const undoToken = await recordChange(trx, deps, user, 'second_factor', moment)
    if (!(await repo.confirmTotp(trx, user.id, now))) {
      throw new AppError('conflict', ALREADY_ON)
    }
    await deleteOtherSessions(trx, user.id, secretHash(token))
    const codes = newRecoveryCodes()
    await repo.replaceRecoveryCodes(
      trx,
      user.id,
      codes.map((one) => recoveryCodeHash(deps, user.id, one)),
      now,
    )
    const undo = user.role === 'admin' ? null : undoToken
    await enqueueMail(trx, deps.clock, secondFactorOnMail(user.email, deps.config.publicOrigin, undo))
    return codes
  })
}

/** Requires password and code, to turn it off or renew recovery codes. */
const assertOwner = async (deps: Deps, user: UserRow, change: ProtectedChange) => {
  await assertPassword(deps, user, change.password)
  const totp = await repo.findTotp(deps.db, user.id)
  if (!totp?.confirmed_at) throw new AppError('conflict', NOT_SET_UP)
  await assertCode(deps, user, totp, change.totp_code)
}

/** Replaces the recovery codes, mails the owner and returns the new ones. */
export const renewRecoveryCodes = async (deps: Deps, user: UserRow, change: ProtectedChange): Promise<string[]> => {
  await assertOwner(deps, user, change)
  const codes = newRecoveryCodes()
  const hashes = codes.map((one) => recoveryCodeHash(deps, user.id, one))
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    await repo.replaceRecoveryCodes(trx, user.id, hashes, deps.clock.now().toISOString())
    await enqueueMail(trx, deps.clock, recoveryCodesMail(user.email, deps.config.publicOrigin))
  })
  return codes
}

/** Turns two-step sign-in off and mails the owner. */
export const turnTotpOff = async (deps: Deps, user: UserRow, change: ProtectedChange): Promise<void> => {
  await assertOwner(deps, user, change)
  await write(deps, async (trx) => {
    await repo.deleteTotp(trx, user.id)
    await enqueueMail(trx, deps.clock, secondFactorOffMail(user.email, deps.config.publicOrigin))
  })
}

/** Turns off a second factor set up since a moment. Of an older one, deletes recovery codes made since. */
export const forgetFactorSince = async (trx: Transaction, userId: string, since: string): Promise<void> => {
  const totp = await repo.findTotp(trx, userId)
  if (!totp?.confirmed_at || totp.confirmed_at >= since) return repo.deleteTotp(trx, userId)
  if (totp.codes_made_at && totp.codes_made_at >= since) await repo.deleteRecoveryCodes(trx, userId)
}
