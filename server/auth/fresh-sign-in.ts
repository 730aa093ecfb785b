import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRow } from '#server/modules/users/users.repo.ts'
import { verifyPassword } from './passwords.ts'
import { bearerToken } from './require-user.ts'
import { findSession } from './sessions.repo.ts'
import { secretHash } from './sessions.ts'

const FRESH_MINUTES = 15

/**
 * For acts that a stolen session must not suffice for: the password was typed within the last 15 minutes, at sign-in, or comes along.
 * Throws `forbidden` otherwise; wrong passwords count against the account's sign-in limit.
 */
export const assertFreshSignIn = async (
  deps: Deps,
  c: Context,
  user: UserRow,
  password: string | undefined,
): Promise<void> => {
  if (password !== undefined) {
    await deps.limits.loginByAccount.take(user.email)
    if (await verifyPassword(password, user.password_hash)) return
    throw new AppError('forbidden', 'The password is not right')
  }
  const session = await findSession(deps.db, secretHash(bearerToken(c) ?? ''))
  const oldest = new Date(deps.clock.now().getTime() - FRESH_MINUTES * 60_000).toISOString()
  if (session && session.created_at >= oldest) return
  throw new AppError('forbidden', 'Please enter your password again', { password_required: true })
}
