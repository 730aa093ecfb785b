import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import * as contract from '#contract/stores/stores.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { requireUser } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { ifMatchHeader } from '#server/http/if-match.ts'
import { answers, failures, jsonBody, jsonOrFormBody, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { savedLayoutConfigOf, saveLayoutConfig } from '#server/modules/layouts/layouts.service.ts'
import { listProducts } from '#server/modules/products/products.repo.ts'
import { presentProducts } from '#server/modules/products/products.service.ts'
import { findOpenStoreBySlug } from '#server/modules/stores/stores.repo.ts'
import { changeStore, createStore, presentStore } from './store-settings.service.ts'

/** Takes the reserved words lazily: they are derived from the routes, of which these are a part. */
export const storeRoutes = (deps: Deps, reserved: () => ReadonlySet<string>) => {
  const create = createRoute({
    method: 'post',
    path: '/stores',
    middleware: requireUser(deps),
    request: jsonOrFormBody(contract.newStore),
    responses: { 201: answers('Created', contract.store), ...failures(401, 409, 413, 415, 422, 429) },
  })
  const readOwn = createRoute({
    method: 'get',
    path: '/stores/my',
    middleware: requireSeller(deps),
    responses: { 200: answers('The own store', contract.store), ...failures(401, 404) },
  })
  const change = createRoute({
    method: 'put',
    path: '/stores/my',
    middleware: requireSeller(deps),
    request: { headers: ifMatchHeader, ...jsonOrFormBody(contract.storeChange) },
    responses: {
      200: answers('Changed', contract.store.extend({ message: z.string() })),
      ...failures(401, 404, 409, 413, 415, 422, 429),
    },
  })
  const readLayout = createRoute({
    method: 'get',
    path: '/stores/my/layout-config',
    middleware: requireSeller(deps),
    responses: {
      200: answers('The chosen layout', contract.savedLayoutConfig),
      ...failures(401, 404),
    },
  })
  const changeLayout = createRoute({
    method: 'put',
    path: '/stores/my/layout-config',
    middleware: requireSeller(deps),
    request: { headers: ifMatchHeader, ...jsonBody(contract.layoutConfigChange) },
    responses: {
      200: answers('Saved', contract.savedLayoutConfig.extend({ message: z.string() })),
      ...failures(401, 403, 404, 409, 415, 422),
    },
  })
  const readPublic = createRoute({
    method: 'get',
    path: '/stores/{store_slug}',
    request: { params: z.object({ store_slug: z.string().max(60) }), query: contract.productFilters },
    responses: { 200: answers('A store with its products', contract.publicStore), ...failures(404, 422, 429) },
  })

  return router<SellerEnv>()
    .openapi(create, async (c) => {
      const input = jsonOrForm<contract.NewStore>(c)
      if (input.logo || input.cover) await deps.limits.uploadByAccount.take(c.var.user.id)
      return c.json(await createStore(deps, reserved(), c.var.user, input), 201)
    })
    .openapi(readOwn, async (c) => c.json(await presentStore(deps.db, c.var.store), 200))
    .openapi(change, async (c) => {
      const input = jsonOrForm<contract.StoreChange>(c)
      if (input.logo || input.cover) await deps.limits.uploadByAccount.take(c.var.user.id)
      const ifMatch = c.req.valid('header')['if-match']
      const changed = await changeStore(deps, reserved(), c.var.store, input, ifMatch)
      return c.json({ message: 'Store updated successfully!', ...changed }, 200)
    })
    .openapi(readLayout, async (c) => c.json(await savedLayoutConfigOf(deps.db, c.var.store), 200))
    .openapi(changeLayout, async (c) => {
      const ifMatch = c.req.valid('header')['if-match']
      const saved = await saveLayoutConfig(deps, c.var.user, c.var.store, c.req.valid('json'), ifMatch)
      return c.json({ message: 'Layout configuration updated!', ...saved }, 200)
    })
    .openapi(readPublic, async (c) => {
      const filters = c.req.valid('query')
      if (filters.search) await deps.limits.searchByAddress.take(clientAddress(c))
      const store = await findOpenStoreBySlug(deps.db, c.req.valid('param').store_slug.toLowerCase())
      if (!store) throw new AppError('not_found', messages.storeNotFound)
      const { rows, total } = await listProducts(deps.db, store.id, filters)
      const shown = await presentStore(deps.db, store)
      return c.json({ ...shown, products: await presentProducts(deps.db, rows), ...paginated(filters, total) }, 200)
    })
}
