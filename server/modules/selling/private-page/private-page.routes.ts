import * as endpoints from '#contract/orders/orders.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { renewOrderLink } from './renew-link.ts'

/** Routes of a seller about the private pages of her orders. The pages themselves are in `server/site`. */
export const privatePageRoutes = (deps: Deps) =>
  router<SellerEnv>().openapi(route(endpoints.renewOrderLink, { middleware: requireSeller(deps) }), async (c) => {
    const order = await renewOrderLink(deps, c.var.store, c.req.valid('param').order_id)
    return c.json({ message: 'The old link no longer works', order }, 200)
  })
