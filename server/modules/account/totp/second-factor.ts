import type { Selectable } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { stepOfCode } from './one-time-code.ts'
import * as repo from './totp.repo.ts'
import type { TotpSecretsTable } from './totp.table.ts'

const CODE_MISSING = 'Please enter the code from your authenticator app'
const WRONG_CODE = 'The code is not right. Please try again.'

/** Normalizes a typed recovery code: no hyphen or spaces, in capitals. */
const plainRecoveryCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/** Returns the stored form of a recovery code. */
export const recoveryCodeHash = (deps: Deps, userId: string, code: string): string =>
  deps.secrets.fingerprint(`recovery ${userId} ${plainRecoveryCode(code)}`)

/** Uses up a code of the app or a recovery code. Returns whether it was right. */
export const spendCode = async (deps: Deps, totp: Selectable<TotpSecretsTable>, typed: string): Promise<boolean> => {
  const now = deps.clock.now()
  const code = typed.replace(/\s/g, '')
  const step = stepOfCode(deps.secrets.open(totp.sealed_secret), code, now)
  if (step !== undefined) return repo.spendTotpStep(deps.db, totp.user_id, step)
  if (!totp.confirmed_at) return false
  return repo.spendRecoveryCode(deps.db, totp.user_id, recoveryCodeHash(deps, totp.user_id, code), now.toISOString())
}

/**
 * Requires the second factor of a protected account at sign-in.
 * Throws `unauthorized` with `totp_required` for a missing or wrong code, `too_many` for guessing.
 */
export const assertSecondFactor = async (
  deps: Deps,
  user: { id: string },
  typed: string | null | undefined,
): Promise<void> => {
  const totp = await repo.findTotp(deps.db, user.id)
  if (!totp?.confirmed_at) return
  if (!typed) {
    throw new AppError('unauthorized', CODE_MISSING, { totp_required: true })
  }
  await deps.limits.totpByAccount.take(user.id)
  if (!(await spendCode(deps, totp, typed))) throw new AppError('unauthorized', WRONG_CODE, { totp_required: true })
}

/** As `assertSecondFactor`, for a signed-in user. Throws `forbidden`, with `totp_required` when the code is missing. */
export const assertSecondFactorAgain = async (
  deps: Deps,
  user: { id: string },
  typed: string | null | undefined,
): Promise<void> => {
  const totp = await repo.findTotp(deps.db, user.id)
  if (!totp?.confirmed_at) return
  if (!typed) throw new AppError('forbidden', CODE_MISSING, { totp_required: true })
  await assertCode(deps, totp, typed)
}

/** Checks a code of a signed-in user. Throws `forbidden` with a field error, which does not end the session. */
export const assertCode = async (deps: Deps, totp: Selectable<TotpSecretsTable>, typed: string): Promise<void> => {
  await deps.limits.totpByAccount.take(totp.user_id)
  if (!(await spendCode(deps, totp, typed))) {
    throw new AppError('forbidden', WRONG_CODE, { errors: { totp_code: WRONG_CODE } })
  }
}
