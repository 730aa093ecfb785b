import * as endpoints from '#contract/feeds/feeds.endpoints.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { feedReportOf, switchFeeds } from './feeds.service.ts'

/** Routes of the feeds that catalogues of Meta and Google read. */
export const feedRoutes = (deps: Deps) =>
  router<SellerEnv>()
    .openapi(route(endpoints.readFeeds, { middleware: requireSeller(deps) }), async (c) =>
      c.json(await feedReportOf(deps, c.var.user, c.var.store), 200),
    )
    .openapi(route(endpoints.switchFeeds, { middleware: requireSavingSeller(deps) }), async (c) => {
      const { on } = c.req.valid('json')
      await switchFeeds(deps, c.var.user, c.var.store.id, on)
      return c.json({ message: on ? 'The feeds are published with your store' : 'The feeds are off', on }, 200)
    })
