import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserEnv } from '#server/modules/accounts/require-user.ts'
import { findStoreByOwner, type StoreRow } from './stores.repo.ts'

/** Routes behind `requireStore` act on the caller's own store and no other: its id comes from the session, never from the request. */
export interface SellerEnv {
  Variables: UserEnv['Variables'] & { store: StoreRow }
}

/** Comes after `requireUser`. 404 means that the seller has no store yet. */
export const requireStore = (deps: Deps) =>
  createMiddleware<SellerEnv>(async (c, next) => {
    const store = await findStoreByOwner(deps.db, c.var.user.id)
    if (!store) throw new AppError('not_found', 'Store not found')
    c.set('store', store)
    await next()
  })
