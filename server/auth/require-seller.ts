import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { messages } from '#contract/error-messages.ts'
import { actOf } from '#contract/staff/acts.ts'
import type { ShopRole } from '#contract/staff/policies.ts'
import { LOG_KEPT } from '#contract/staff/staff.ts'
import { newId } from '#server/db/ids.ts'
import { write } from '#server/db/write.ts'
import { AppError } from '#server/http/app-error.ts'
import type { EndpointEnv } from '#server/http/openapi.ts'
import { logAct, staffOf } from '#server/records/staff/staff.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import type { AuthDeps } from './auth-deps.ts'
import { signedInCaller, type UserEnv } from './require-user.ts'
import { type Workplace, workplaceOf } from './workplace.ts'

/**
 * Variables of routes behind `requireSeller`. The store comes from the session, never from the request. `user` is the
 * store's owner, who carries plan and limits, also when one of her staff calls.
 */
export interface SellerEnv {
  Variables: UserEnv['Variables'] & EndpointEnv['Variables'] & { store: StoreRow; role: ShopRole }
}

const NOT_ALLOWED = 'You may not do this in this shop. Please ask its owner.'

/** Checks the policy of the call that is made. Throws `forbidden` for staff that it does not name. */
const assertMay = (c: Context<SellerEnv>, { role }: Workplace): void => {
  if (role !== 'owner' && !c.var.endpoint.may?.(role)) throw new AppError('forbidden', NOT_ALLOWED)
}

/** Logs what was done, in shops where somebody works beside the owner. */
const logDone = async (deps: AuthDeps, c: Context<SellerEnv>, who: string, shop: Workplace): Promise<void> => {
  const { method, path } = c.var.endpoint
  const act = actOf(method, path)
  if (!act || c.res.status >= 400) return
  const { store } = shop
  if (!shop.shared && (await staffOf(deps.db, store.id)).length === 0) return
  const subject = c.req.param('order_id') ?? c.req.param('id') ?? null
  const row = { id: newId(), store_id: store.id, who, act, subject, at: deps.clock.now().toISOString() }
  await write(deps, (trx) => logAct(trx, row, LOG_KEPT))
}

interface ShopChecks {
  /** Runs first, with the caller where there is no shop. */
  before?: (owner: UserRow) => unknown
  /** Runs last, when the call is allowed. */
  after?: (owner: UserRow) => unknown
}

/**
 * Lets only those pass who work in a shop and whom the call's policy names, then logs the act.
 * Throws `not_found` when there is no shop or the account is being deleted, `forbidden` beyond one's rights.
 */
export const shopCall = (deps: AuthDeps, { before, after }: ShopChecks = {}) =>
  createMiddleware<SellerEnv>(async (c, next) => {
    const caller = await signedInCaller(deps, c)
    const shop = await workplaceOf(deps.db, deps.clock, caller)
    await before?.(shop?.owner ?? caller)
    if (!shop || shop.store.closed_at) throw new AppError('not_found', messages.noSuchStore)
    assertMay(c, shop)
    await after?.(shop.owner)
    c.set('user', shop.owner)
    c.set('store', shop.store)
    c.set('role', shop.role)
    await next()
    await logDone(deps, c, caller.email, shop)
  })

/** Lets people of a shop pass, as far as the call's policy allows. */
export const requireSeller = (deps: AuthDeps) => shopCall(deps)

/** As `requireSeller`, for saves. Each save causes a publication, so they are limited. Throws `too_many`. */
export const requireSavingSeller = (deps: AuthDeps) =>
  shopCall(deps, { after: ({ id }) => deps.limits.saveByAccount.take(id) })
