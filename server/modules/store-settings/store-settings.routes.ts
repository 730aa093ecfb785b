import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/stores/stores.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { requireUser } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { savedLayoutConfigOf, saveLayoutConfig } from '#server/modules/layouts/layouts.service.ts'
import { listProducts } from '#server/modules/products/products.repo.ts'
import { presentProducts } from '#server/modules/products/products.service.ts'
import { findOpenStoreBySlug } from '#server/modules/stores/stores.repo.ts'
import { changeStore, createStore, presentStore } from './store-settings.service.ts'

/** Takes the reserved words lazily: they are derived from the routes, of which these are a part. */
export const storeRoutes = (deps: Deps, reserved: () => ReadonlySet<string>) => {
  const middleware = requireSeller(deps)

  return router<SellerEnv>()
    .openapi(route(endpoints.createStore, { middleware: requireUser(deps) }), async (c) => {
      const input = jsonOrForm(c)
      if (input.logo || input.cover) await deps.limits.uploadByAccount.take(c.var.user.id)
      return c.json(await createStore(deps, reserved(), c.var.user, input), 201)
    })
    .openapi(route(endpoints.readMyStore, { middleware }), async (c) =>
      c.json(await presentStore(deps.db, c.var.store), 200),
    )
    .openapi(route(endpoints.changeStore, { middleware }), async (c) => {
      const input = jsonOrForm(c)
      if (input.logo || input.cover) await deps.limits.uploadByAccount.take(c.var.user.id)
      const ifMatch = c.req.valid('header')['if-match']
      const changed = await changeStore(deps, reserved(), c.var.store, input, ifMatch)
      return c.json({ message: 'Store updated successfully!', ...changed }, 200)
    })
    .openapi(route(endpoints.readDesign, { middleware }), async (c) =>
      c.json(await savedLayoutConfigOf(deps.db, c.var.store), 200),
    )
    .openapi(route(endpoints.saveDesign, { middleware }), async (c) => {
      const ifMatch = c.req.valid('header')['if-match']
      const saved = await saveLayoutConfig(deps, c.var.user, c.var.store, c.req.valid('json'), ifMatch)
      return c.json({ message: 'Layout configuration updated!', ...saved }, 200)
    })
    .openapi(route(endpoints.readStore), async (c) => {
      const filters = c.req.valid('query')
      if (filters.search) await deps.limits.searchByAddress.take(clientAddress(c))
      const store = await findOpenStoreBySlug(deps.db, c.req.valid('param').store_slug.toLowerCase())
      if (!store) throw new AppError('not_found', messages.storeNotFound)
      const { rows, total } = await listProducts(deps.db, store.id, filters)
      const shown = await presentStore(deps.db, store)
      return c.json({ ...shown, products: await presentProducts(deps.db, rows), ...paginated(filters, total) }, 200)
    })
}
