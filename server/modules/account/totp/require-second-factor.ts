import { createMiddleware } from 'hono/factory'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { findTotp } from './totp.repo.ts'

/**
 * Where others reach this server, lets only callers through whose two-step sign-in is confirmed: a password that leaks does not open what
 * administrators can do. On a machine of one's own it asks for nothing. Behind what tells who they are.
 */
export const requireSecondFactor = (deps: Deps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    if (!deps.config.development && !(await findTotp(deps.db, c.var.user.id))?.confirmed_at) {
      throw new AppError('totp_setup_required', 'Please set up two-step sign-in first. Administrators need it here.')
    }
    await next()
  })
