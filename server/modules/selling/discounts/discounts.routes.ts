import * as endpoints from '#contract/discounts/discounts.endpoints.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { discountsOf } from '#server/records/discounts/discounts.repo.ts'
import * as service from './discounts.service.ts'

/** Routes of a seller's discount codes. */
export const discountRoutes = (deps: Deps) => {
  const reading = requireSeller(deps)
  const saving = requireSavingSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readDiscounts, { middleware: reading }), async (c) => {
      const rows = await discountsOf(deps.db, c.var.store.id)
      return c.json({ discounts: rows.map(service.presentDiscount), most: service.codesOf(deps, c.var.user) }, 200)
    })
    .openapi(route(endpoints.readDiscount, { middleware: reading }), async (c) =>
      c.json(await service.readDiscount(deps, c.var.store, c.req.valid('param').id), 200),
    )
    .openapi(route(endpoints.addDiscount, { middleware: saving }), async (c) =>
      c.json(await service.addDiscount(deps, c.var.user, c.var.store, c.req.valid('json')), 201),
    )
    .openapi(route(endpoints.changeDiscount, { middleware: saving }), async (c) => {
      const ifMatch = c.req.valid('header')['if-match']
      const { id } = c.req.valid('param')
      return c.json(await service.changeDiscount(deps, c.var.store, id, c.req.valid('json'), ifMatch), 200)
    })
    .openapi(route(endpoints.removeDiscount, { middleware: saving }), async (c) => {
      await service.removeDiscount(deps, c.var.store, c.req.valid('param').id)
      return c.json({ message: 'Discount code removed' }, 200)
    })
}
