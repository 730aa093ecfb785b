import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { signedInCaller, type UserEnv } from './require-user.ts'

/** Lets only administrators through: the role is read from the database at each request, nothing else makes one. */
export const requireAdmin = (deps: Deps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const user = await signedInCaller(deps, c)
    if (user.role !== 'admin') throw new AppError('forbidden', 'Admin access required')
    c.set('user', user)
    await next()
  })
