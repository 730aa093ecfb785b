import * as endpoints from '#contract/discounts/sales.endpoints.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { ownSales, saveSales } from './sales.service.ts'

/** Routes of a store's sales. */
export const salesRoutes = (deps: Deps) =>
  router<SellerEnv>()
    .openapi(route(endpoints.readSales, { middleware: requireSeller(deps) }), (c) =>
      c.json(ownSales(deps, c.var.store), 200),
    )
    .openapi(route(endpoints.saveSales, { middleware: requireSavingSeller(deps) }), async (c) => {
      const saved = await saveSales(deps, c.var.store, c.req.valid('json'), c.req.valid('header')['if-match'])
      return c.json({ message: saved.sales.length > 0 ? 'Sale saved!' : 'No sale any more', ...saved }, 200)
    })
