import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/stores/stores.endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { presentProducts } from '#server/modules/catalogue/products/present-product.ts'
import { presentStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { pricingOn } from '#server/records/products/prices.ts'
import { listProducts } from '#server/records/products/products.repo.ts'
import { findOpenStoreBySlug } from '#server/records/stores/stores.repo.ts'

/** Public route of a store and its products. */
export const storefrontRoutes = (deps: Deps) =>
  router().openapi(route(endpoints.readStore), async (c) => {
    const filters = c.req.valid('query')
    await deps.limits.publicReadByAddress.take(clientAddress(c))
    if (filters.search) await deps.limits.searchByAddress.take(clientAddress(c))
    const store = await findOpenStoreBySlug(deps.db, c.req.valid('param').store_slug.toLowerCase())
    if (!store) throw new AppError('not_found', messages.storeNotFound)
    const { rows, total } = await listProducts(deps.db, store.id, filters, { hidden: false })
    const shown = await presentStore(deps.db, store)
    const products = await presentProducts(deps.db, rows, pricingOn(store, deps.clock.now()))
    return c.json({ ...shown, products, ...paginated(filters, total) }, 200)
  })
