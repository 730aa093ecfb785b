import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/http/app-error.ts'
import type { AuthDeps } from './auth-deps.ts'
import { signedInCaller, type UserEnv } from './require-user.ts'

/** Lets only administrators pass. Reads the role from the database at each request. */
export const requireAdmin = (deps: AuthDeps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const user = await signedInCaller(deps, c)
    if (user.role !== 'admin') throw new AppError('forbidden', 'Admin access required')
    c.set('user', user)
    await next()
  })
