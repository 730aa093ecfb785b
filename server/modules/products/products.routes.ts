import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import { idempotencyKey } from '#contract/orders/orders.ts'
import * as contract from '#contract/products/products.ts'
import { productFilters, productSearch } from '#contract/stores/stores.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { callerOf } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { ifMatchHeader } from '#server/http/if-match.ts'
import { answers, failures, jsonOrFormBody, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { imagesOfProducts } from '#server/modules/images/images.repo.ts'
import { findOpenStoreBySlug, findStoreByOwner } from '#server/modules/stores/stores.repo.ts'
import { allCategories, findProduct, listProducts } from './products.repo.ts'
import * as service from './products.service.ts'

const idParam = z.object({ id: z.string().min(1).max(60) })
const confirmation = z.object({ message: z.string() })

export const productRoutes = (deps: Deps) => {
  const list = createRoute({
    method: 'get',
    path: '/products',
    middleware: requireSeller(deps),
    request: { query: productFilters },
    responses: { 200: answers('Own products', contract.productList), ...failures(401, 404, 422) },
  })
  const search = createRoute({
    method: 'get',
    path: '/products/search',
    request: { query: productSearch },
    responses: { 200: answers('Products of one store', contract.productList), ...failures(401, 404, 422, 429) },
  })
  const create = createRoute({
    method: 'post',
    path: '/products',
    middleware: requireSeller(deps),
    request: { headers: z.object({ 'idempotency-key': idempotencyKey }), ...jsonOrFormBody(contract.newProduct) },
    responses: { 201: answers('Created', contract.product), ...failures(401, 403, 404, 409, 413, 415, 422, 429) },
  })
  const overview = createRoute({
    method: 'get',
    path: '/products/overview',
    middleware: requireSeller(deps),
    responses: { 200: answers('Own products as a whole', contract.productOverview), ...failures(401, 404) },
  })
  const read = createRoute({
    method: 'get',
    path: '/products/{id}',
    request: { params: idParam },
    responses: { 200: answers('A product', contract.product), ...failures(404) },
  })
  const imageStatus = createRoute({
    method: 'get',
    path: '/products/{id}/image-status',
    request: { params: idParam },
    responses: { 200: answers('Whether its pictures are ready', contract.imageStatus), ...failures(404) },
  })
  const change = createRoute({
    method: 'put',
    path: '/products/{id}',
    middleware: requireSeller(deps),
    request: { params: idParam, headers: ifMatchHeader, ...jsonOrFormBody(contract.productChange) },
    responses: { 200: answers('Changed', contract.product), ...failures(401, 404, 409, 413, 415, 422, 429) },
  })
  const stock = createRoute({
    method: 'put',
    path: '/products/{id}/stock',
    middleware: requireSeller(deps),
    request: { params: idParam, headers: ifMatchHeader, ...jsonOrFormBody(contract.stockChange) },
    responses: { 200: answers('Changed', contract.stockChanged), ...failures(401, 404, 409, 415, 422) },
  })
  const remove = createRoute({
    method: 'delete',
    path: '/products/{id}',
    middleware: requireSeller(deps),
    request: { params: idParam },
    responses: { 200: answers('Deleted', confirmation), ...failures(401, 404) },
  })
  const categories = createRoute({
    method: 'get',
    path: '/categories',
    responses: { 200: answers('Categories in use', z.object({ categories: z.array(z.string()) })) },
  })

  return router<SellerEnv>()
    .openapi(list, async (c) => {
      const filters = c.req.valid('query')
      const { rows, total } = await listProducts(deps.db, c.var.store.id, filters)
      return c.json({ products: await service.presentProducts(deps.db, rows), ...paginated(filters, total) }, 200)
    })
    .openapi(search, async (c) => {
      await deps.limits.searchByAddress.take(clientAddress(c))
      const { store_slug, ...filters } = c.req.valid('query')
      const caller = store_slug ? undefined : await callerOf(deps, c)
      if (!store_slug && !caller) throw invalidField('store_slug', 'store_slug is required')
      const store = caller
        ? await findStoreByOwner(deps.db, caller.id)
        : await findOpenStoreBySlug(deps.db, (store_slug ?? '').toLowerCase())
      if (!store) throw new AppError('not_found', messages.storeNotFound)
      const { rows, total } = await listProducts(deps.db, store.id, filters)
      return c.json({ products: await service.presentProducts(deps.db, rows), ...paginated(filters, total) }, 200)
    })
    .openapi(create, async (c) => {
      const input = jsonOrForm<contract.NewProduct>(c)
      if (input.images.length > 0) await deps.limits.uploadByAccount.take(c.var.user.id)
      const key = c.req.valid('header')['idempotency-key']
      const { product, replayed } = await service.createProductOnce(deps, c.var.user, c.var.store, input, key)
      if (replayed) c.header('Idempotent-Replayed', 'true')
      return c.json(product, 201)
    })
    .openapi(overview, async (c) => c.json(await service.productOverviewOf(deps, c.var.user, c.var.store.id), 200))
    .openapi(read, async (c) => {
      const row = await findProduct(deps.db, c.req.valid('param').id)
      if (!row) throw service.productNotFound()
      return c.json(service.presentProduct(row, await imagesOfProducts(deps.db, [row.id])), 200)
    })
    .openapi(imageStatus, async (c) => {
      const row = await findProduct(deps.db, c.req.valid('param').id)
      if (!row) throw service.productNotFound()
      const states = (await imagesOfProducts(deps.db, [row.id])).map((image) => image.status)
      const status = states.includes('processing') ? 'processing' : states.includes('failed') ? 'failed' : 'ready'
      return c.json({ status, processing_complete: status !== 'processing' } as const, 200)
    })
    .openapi(change, async (c) => {
      const input = jsonOrForm<contract.ProductChange>(c)
      if (input.images?.length) await deps.limits.uploadByAccount.take(c.var.user.id)
      const ifMatch = c.req.valid('header')['if-match']
      return c.json(await service.changeProduct(deps, c.var.store, c.req.valid('param').id, input, ifMatch), 200)
    })
    .openapi(stock, async (c) => {
      const { inventory_count } = jsonOrForm<z.infer<typeof contract.stockChange>>(c)
      const ifMatch = c.req.valid('header')['if-match']
      const { id } = c.req.valid('param')
      const { updated_at } = await service.changeProduct(deps, c.var.store, id, { inventory_count }, ifMatch)
      return c.json({ message: `Inventory updated to ${inventory_count}`, inventory_count, updated_at }, 200)
    })
    .openapi(remove, async (c) => {
      await service.removeProduct(deps, c.var.store, c.req.valid('param').id)
      return c.json({ message: 'Product deleted successfully!' }, 200)
    })
    .openapi(categories, async (c) => c.json({ categories: await allCategories(deps.db) }, 200))
}
