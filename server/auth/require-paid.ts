import { createMiddleware } from 'hono/factory'
import { effectivePlan } from '#contract/plans.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import type { AuthDeps } from './auth-deps.ts'
import { shopCall } from './require-seller.ts'
import { signedInCaller, type UserEnv } from './require-user.ts'

/** Whether the user's paid plan is in force now. */
export const isPaid = (deps: Pick<AuthDeps, 'clock'>, user: Pick<UserRow, 'plan' | 'plan_expiry'>): boolean =>
  effectivePlan(user.plan, user.plan_expiry, deps.clock.now()) === 'paid'

/** Lets only callers with a paid plan in force pass. Throws `forbidden` with `message` otherwise. */
export const requirePaid = (deps: AuthDeps, message: string) =>
  createMiddleware<UserEnv>(async (c, next) => {
    const user = await signedInCaller(deps, c)
    if (!isPaid(deps, user)) throw new AppError('forbidden', message)
    c.set('user', user)
    await next()
  })

/** As `requireSeller`, for shops whose paid plan is in force. */
export const requirePaidSeller = (deps: AuthDeps, message: string) =>
  shopCall(deps, {
    before: (owner) => {
      if (!isPaid(deps, owner)) throw new AppError('forbidden', message)
    },
  })
