import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/http/app-error.ts'
import type { AuthDeps } from './auth-deps.ts'
import { bearerToken, type UserEnv } from './require-user.ts'
import { findSession } from './sessions.repo.ts'
import { secretHash } from './sessions.ts'

const FRESH_MINUTES = 15

/** Requires a password typed in this session within 15 minutes. Throws `forbidden` with `password_required`. */
export const assertFreshSession = async (deps: AuthDeps, c: Context): Promise<void> => {
  const session = await findSession(deps.db, secretHash(bearerToken(c) ?? ''))
  const oldest = new Date(deps.clock.now().getTime() - FRESH_MINUTES * 60_000).toISOString()
  if (session && session.password_at >= oldest) return
  throw new AppError('forbidden', 'Please enter your password again', { password_required: true })
}

/** Lets callers pass who typed their password within the last 15 minutes. Needs `c.var.user`. */
export const requireFreshSignIn = (deps: AuthDeps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    await assertFreshSession(deps, c)
    await next()
  })
