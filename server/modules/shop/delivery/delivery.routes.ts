import * as endpoints from '#contract/delivery/delivery.endpoints.ts'
import { findPlaces } from '#contract/delivery/find-place.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { ownDelivery, saveDelivery } from './delivery.service.ts'

/** Routes of delivery charges and places. */
export const deliveryRoutes = (deps: Deps) => {
  const saving = requireSavingSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readDelivery, { middleware: requireSeller(deps) }), (c) =>
      c.json(ownDelivery(c.var.store), 200),
    )
    .openapi(route(endpoints.saveDelivery, { middleware: saving }), async (c) => {
      const saved = await saveDelivery(deps, c.var.store, c.req.valid('json'), c.req.valid('header')['if-match'])
      return c.json({ message: 'Delivery charges saved!', ...saved }, 200)
    })
    .openapi(route(endpoints.turnOffDelivery, { middleware: saving }), async (c) => {
      const saved = await saveDelivery(deps, c.var.store, null, c.req.valid('header')['if-match'])
      return c.json({ message: 'Delivery charges turned off', ...saved }, 200)
    })
    .openapi(route(endpoints.searchPlaces), async (c) => {
      await deps.limits.searchByAddress.take(clientAddress(c))
      const found = findPlaces(c.req.valid('query').search)
      return c.json({ places: found.map(({ id, name, urdu, province }) => ({ id, name, urdu, province })) }, 200)
    })
}
