import type { Context } from 'hono'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { assertPassword } from './assert-password.ts'

/**
 * Requires the password, given now or typed in this session within 15 minutes. A stolen session is not enough.
 * Throws `forbidden`, with `password_required` when none was given, and `too_many` for guessing.
 */
export const assertFreshSignIn = (
  deps: Deps,
  c: Context,
  user: UserRow,
  password: string | undefined,
): Promise<void> => (password === undefined ? assertFreshSession(deps, c) : assertPassword(deps, user, password))
