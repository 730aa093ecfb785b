import { createMiddleware } from 'hono/factory'
import { messages } from '#contract/error-messages.ts'
import { AppError } from '#server/http/app-error.ts'
import { findStoreByOwner, type StoreRow } from '#server/records/stores/stores.repo.ts'
import type { AuthDeps } from './auth-deps.ts'
import { signedInCaller, type UserEnv } from './require-user.ts'

/** Routes behind `requireSeller` act on the caller's own store and no other: its id comes from the session, never from the request. */
export interface SellerEnv {
  Variables: UserEnv['Variables'] & { store: StoreRow }
}

/** Lets only sellers with a store through. 404 means that the seller has none yet, or is deleting her account. */
export const requireSeller = (deps: AuthDeps) =>
  createMiddleware<SellerEnv>(async (c, next) => {
    const user = await signedInCaller(deps, c)
    const store = await findStoreByOwner(deps.db, user.id)
    if (!store || store.closed_at) throw new AppError('not_found', messages.noSuchStore)
    c.set('user', user)
    c.set('store', store)
    await next()
  })

/** The same for a save: what each causes is a publication, so that a seller, or whoever has her token, makes only so many. Throws `too_many`. */
export const requireSavingSeller = (deps: AuthDeps) =>
  createMiddleware<SellerEnv>(async (c, next) => {
    await requireSeller(deps)(c, async () => {
      await deps.limits.saveByAccount.take(c.var.user.id)
      await next()
    })
  })
