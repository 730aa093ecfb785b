import { createMiddleware } from 'hono/factory'
import { messages } from '#contract/error-messages.ts'
import { AppError } from '#server/http/app-error.ts'
import { findStoreByOwner, type StoreRow } from '#server/records/stores/stores.repo.ts'
import type { AuthDeps } from './auth-deps.ts'
import { signedInCaller, type UserEnv } from './require-user.ts'

/** Variables of routes behind `requireSeller`. The store comes from the session, never from the request. */
export interface SellerEnv {
  Variables: UserEnv['Variables'] & { store: StoreRow }
}

/** Lets only sellers with a store pass. Throws `not_found` when there is none or the account is being deleted. */
export const requireSeller = (deps: AuthDeps) =>
  createMiddleware<SellerEnv>(async (c, next) => {
    const user = await signedInCaller(deps, c)
    const store = await findStoreByOwner(deps.db, user.id)
    if (!store || store.closed_at) throw new AppError('not_found', messages.noSuchStore)
    c.set('user', user)
    c.set('store', store)
    await next()
  })

/** As `requireSeller`, for saves. Each save causes a publication, so they are limited. Throws `too_many`. */
export const requireSavingSeller = (deps: AuthDeps) =>
  createMiddleware<SellerEnv>(async (c, next) => {
    await requireSeller(deps)(c, async () => {
      await deps.limits.saveByAccount.take(c.var.user.id)
      await next()
    })
  })
