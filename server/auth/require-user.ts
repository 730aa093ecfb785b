import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { messages } from '#contract/error-messages.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import type { AuthDeps } from './auth-deps.ts'
import { sessionUser } from './sessions.ts'

/** Variables of routes behind `requireUser`. */
export interface UserEnv {
  Variables: { user: UserRow }
}

/** Returns the token of a request, if it has the form of one. */
export const bearerToken = (c: Context): string | undefined =>
  /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1]

/** Returns the signed-in caller, `undefined` for a visitor. Throws `unauthorized` for an expired or wrong token. */
export const callerOf = async (deps: AuthDeps, c: Context): Promise<UserRow | undefined> => {
  if (!c.req.header('authorization')) return undefined
  const token = bearerToken(c)
  const user = token ? await sessionUser(deps.db, deps.clock, token) : undefined
  if (!user) throw new AppError('unauthorized', messages.authenticationRequired)
  return user
}

/** Returns the signed-in caller, read from the database at each request. Throws `unauthorized` for a visitor. */
export const signedInCaller = async (deps: AuthDeps, c: Context): Promise<UserRow> => {
  const user = await callerOf(deps, c)
  if (!user) throw new AppError('unauthorized', messages.authenticationRequired)
  return user
}

/** Lets only signed-in callers pass. */
export const requireUser = (deps: AuthDeps) =>
  createMiddleware<UserEnv>(async (c, next) => {
    c.set('user', await signedInCaller(deps, c))
    await next()
  })
