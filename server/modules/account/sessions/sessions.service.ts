import type { PasswordConfirmation } from '#contract/accounts/sessions.ts'
import { describeDevice } from '#server/auth/describe-device.ts'
import { deleteOtherSessions, deleteSessionOf, sessionsOf, updateSession } from '#server/auth/sessions.repo.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertPassword } from '#server/modules/account/password-again/assert-password.ts'
import { assertSecondFactorAgain } from '#server/modules/account/totp/second-factor.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Returns an account's sessions as its owner sees them. `token` marks the current one. */
export const listSessions = async (deps: Deps, user: UserRow, token: string) => {
  const sessions = await sessionsOf(deps.db, user.id, deps.clock.now().toISOString())
  return sessions.map(({ id, user_agent, created_at, last_seen_at, expires_at, token_hash }) => ({
    id,
    device: describeDevice(user_agent),
    created_at,
    last_seen_at,
    expires_at,
    current: token_hash === secretHash(token),
  }))
}

/** Ends a session. Throws `not_found` when the account has no such session. */
export const endOneSession = async (deps: Deps, user: UserRow, id: string): Promise<void> => {
  if (!(await write(deps, (trx) => deleteSessionOf(trx, user.id, id)))) {
    throw new AppError('not_found', 'This device is signed out already')
  }
}

/** Returns how many ended. */
export const endOtherSessions = (deps: Deps, user: UserRow, token: string): Promise<number> =>
  write(deps, (trx) => deleteOtherSessions(trx, user.id, secretHash(token)))

/** Makes a session as fresh as at sign-in. Throws `forbidden` for a wrong password or code, `too_many` for guessing. */
export const confirmPassword = async (
  deps: Deps,
  user: UserRow,
  token: string,
  { password, totp_code }: PasswordConfirmation,
): Promise<void> => {
  await assertPassword(deps, user, password)
  await assertSecondFactorAgain(deps, user, totp_code)
  await updateSession(deps.db, secretHash(token), { password_at: deps.clock.now().toISOString() })
}
