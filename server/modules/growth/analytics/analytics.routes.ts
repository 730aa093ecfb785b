import type { Context } from 'hono'
import * as endpoints from '#contract/analytics/analytics.endpoints.ts'
import { requirePaidSeller } from '#server/auth/require-paid.ts'
import type { SellerEnv } from '#server/auth/require-seller.ts'
import { callerOf } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { dashboardOf } from './dashboard.ts'
import { countEvents, placeEvents } from './track.ts'

/** User agents of previews and crawlers. Excludes CUBOT, which makes phones. */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|headlesschrome|lighthouse|curl\/|python-requests/i

export const analyticsRoutes = (deps: Deps) => {
  return router<SellerEnv>()
    .openapi(route(endpoints.trackEvents), async (c) => {
      const events = c.req.valid('json')
      await deps.limits.eventByAddress.take(clientAddress(c), events.length)
      const placed = await placeEvents(deps, events)
      if (placed.length === 0) throw new AppError('not_found', 'Unknown store_slug or product_id')
      const own = await ownStoreOf(deps, c)
      const counted = BOT.test(c.req.header('user-agent') ?? '') ? [] : placed.filter(({ storeId }) => storeId !== own)
      if (counted.length > 0) await countEvents(deps, counted)
      return c.json({ message: 'ok' }, 202)
    })
    .openapi(
      route(endpoints.readAnalytics, { middleware: requirePaidSeller(deps, 'Analytics requires Premium plan') }),
      async (c) => c.json(await dashboardOf(deps.db, c.var.store, deps.clock.now()), 200),
    )
}

/** Returns the store of a signed-in visitor, whose own visits do not count. Ignores an expired session. */
const ownStoreOf = async (deps: Deps, c: Context): Promise<string | undefined> => {
  const caller = await callerOf(deps, c).catch(() => undefined)
  return caller && (await findStoreByOwner(deps.db, caller.id))?.id
}
