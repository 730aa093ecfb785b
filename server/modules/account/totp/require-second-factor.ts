import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { findTotp } from './totp.repo.ts'

/**
 * Requires a confirmed second factor, so that a leaked password does not open administration.
 * Does nothing in development. Comes after the middleware that identifies the user.
 */
export const requireSecondFactor = (deps: Deps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    if (!deps.config.development && !(await findTotp(deps.db, c.var.user.id))?.confirmed_at) {
      throw new AppError('totp_setup_required', 'Please set up two-step sign-in first. Administrators need it here.')
    }
    await next()
  })
