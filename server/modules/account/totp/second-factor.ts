import type { Selectable } from 'kysely'
import type { Caller } from '#server/auth/known-devices.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RateLimit } from '#server/http/rate-limits.ts'
import { currentSession, endIfGuessing } from '#server/modules/account/password-again/guessing-session.ts'
import { wrongCodesMail } from '#server/modules/messages/mail/account-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { stepOfCode } from './one-time-code.ts'
import * as repo from './totp.repo.ts'
import type { TotpSecretsTable } from './totp.table.ts'

const CODE_MISSING = 'Please enter the code from your authenticator app'
const WRONG_CODE = 'The code is wrong. Please try again.'

/** Normalizes a typed recovery code: no hyphen or spaces, in capitals. */
const plainRecoveryCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/** Returns the stored form of a recovery code. */
export const recoveryCodeHash = (deps: Deps, userId: string, code: string): string =>
  deps.secrets.fingerprint(`recovery ${userId} ${plainRecoveryCode(code)}`)

const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''))

/** Uses up a code of the app or a recovery code. Returns whether it was right. */
const spendCode = async (deps: Deps, totp: Selectable<TotpSecretsTable>, typed: string): Promise<boolean> => {
  const now = deps.clock.now()
  const code = typed.replace(/\s/g, '')
  const step = stepOfCode(deps.secrets.open(totp.sealed_secret), code, now)
  if (step !== undefined) return repo.spendTotpStep(deps.db, totp.user_id, step)
  if (!totp.confirmed_at) return false
  return repo.spendRecoveryCode(deps.db, totp.user_id, recoveryCodeHash(deps, totp.user_id, code), now.toISOString())
}

/** Caller who types a code. Known devices and sessions are counted apart, so that strangers do not keep them out. */
type Guesser = Pick<Caller, 'key' | 'known'>

/** Returns the counts of wrong codes. Recovery codes are too long to guess, so strangers do not use them up. */
const countsOf = (
  { limits }: Deps,
  { id, password_number }: UserRow,
  { key, known }: Guesser,
  typed: string,
): [RateLimit, string][] => {
  const account = `${id} ${password_number}`
  const own = `${account} ${key}`
  if (!isAppCode(typed)) return [[limits.recoveryCodeByCaller, own]]
  return [
    [limits.totpByCaller, own],
    [limits.totpByPassword, known ? own : account],
    [limits.totpByAccount, id],
  ]
}

/** Mails the owner at the third wrong code, once a day: whoever types them knows the password. */
const tellOfGuesses = async (deps: Deps, user: UserRow): Promise<void> => {
  if (await deps.limits.wrongCodesByAccount.tryTake(user.id)) return
  if (!(await deps.limits.wrongCodeMailByAccount.tryTake(user.id))) return
  await write(deps, (trx) => enqueueMail(trx, deps.clock, wrongCodesMail(user.email, deps.config.publicOrigin)))
}

/** Uses up a code. Counts wrong ones only. Returns whether it was right. Throws `too_many` for guessing. */
const guess = async (
  deps: Deps,
  user: UserRow,
  guesser: Guesser,
  totp: Selectable<TotpSecretsTable>,
  typed: string,
): Promise<boolean> => {
  const counts = countsOf(deps, user, guesser, typed)
  for (const [limit, key] of counts) await limit.take(key)
  const right = await spendCode(deps, totp, typed)
  if (right) for (const [limit, key] of counts) await limit.giveBack(key)
  else if (totp.confirmed_at) await tellOfGuesses(deps, user)
  return right
}

/**
 * Requires the second factor of a protected account at sign-in.
 * Throws `unauthorized` with `totp_required` for a missing or wrong code, `too_many` for guessing.
 */
export const assertSecondFactor = async (
  deps: Deps,
  user: UserRow,
  caller: Caller,
  typed: string | null | undefined,
): Promise<void> => {
  const totp = await repo.findTotp(deps.db, user.id)
  if (!totp?.confirmed_at) return
  if (!typed) {
    throw new AppError('unauthorized', CODE_MISSING, { totp_required: true })
  }
  if (await guess(deps, user, caller, totp, typed)) return
  throw new AppError('unauthorized', WRONG_CODE, { totp_required: true })
}

/** As `assertSecondFactor`, for a signed-in user. Throws `forbidden`, with `totp_required` when the code is missing. */
export const assertSecondFactorAgain = async (
  deps: Deps,
  user: UserRow,
  typed: string | null | undefined,
): Promise<void> => {
  const totp = await repo.findTotp(deps.db, user.id)
  if (!totp?.confirmed_at) return
  if (!typed) throw new AppError('forbidden', CODE_MISSING, { totp_required: true })
  await assertCode(deps, user, totp, typed)
}

/**
 * Checks a code of a signed-in user. Counts by session, so that a thief's guesses do not keep the owner's other devices
 * out. Throws `forbidden` with a field error, and ends a session that goes on guessing.
 */
export const assertCode = async (
  deps: Deps,
  user: UserRow,
  totp: Selectable<TotpSecretsTable>,
  typed: string,
): Promise<void> => {
  const session = currentSession()
  if (await guess(deps, user, { key: session, known: true }, totp, typed)) return
  if (totp.confirmed_at) await endIfGuessing(deps, user, session)
  throw new AppError('forbidden', WRONG_CODE, { errors: { totp_code: WRONG_CODE } })
}
