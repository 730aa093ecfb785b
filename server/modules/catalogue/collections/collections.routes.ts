import * as endpoints from '#contract/collections/collections.endpoints.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import * as service from './collections.service.ts'

/** Routes of a seller's collections. */
export const collectionRoutes = (deps: Deps) => {
  const saving = requireSavingSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readCollections, { middleware: requireSeller(deps) }), async (c) =>
      c.json({ collections: await service.listCollections(deps.db, c.var.store.id) }, 200),
    )
    .openapi(route(endpoints.addCollection, { middleware: saving }), async (c) => {
      const collection = await service.addCollection(deps, c.var.store, c.req.valid('json'))
      return c.json({ message: 'Collection added', collection }, 201)
    })
    .openapi(route(endpoints.changeCollection, { middleware: saving }), async (c) => {
      const { id } = c.req.valid('param')
      const collection = await service.changeCollection(deps, c.var.store, id, c.req.valid('json'))
      return c.json({ message: 'Collection saved', collection }, 200)
    })
    .openapi(route(endpoints.removeCollection, { middleware: saving }), async (c) => {
      await service.removeCollection(deps, c.var.store, c.req.valid('param').id)
      return c.json({ message: 'Collection removed' }, 200)
    })
}
