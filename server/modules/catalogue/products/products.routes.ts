import type { Context } from 'hono'
import { every } from 'hono/combine'
import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/products/products.endpoints.ts'
import { mayChangeProducts } from '#contract/staff/policies.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { callerOf } from '#server/auth/require-user.ts'
import { workplaceOf } from '#server/auth/workplace.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { enterUpload, uploadTurn } from '#server/modules/catalogue/images/upload-turn.ts'
import { imagesOfProducts } from '#server/records/images/images.repo.ts'
import { pricingOn } from '#server/records/products/prices.ts'
import { allCategories, findProduct, listProducts } from '#server/records/products/products.repo.ts'
import { findOpenStoreBySlug, findStoreById, type StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { changePrices, previewPrices } from './bulk-prices.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { orderProducts } from './order-products.ts'
import { presentProduct, presentProducts } from './present-product.ts'
import * as service from './products.service.ts'
import { stockHistory } from './stock-history.ts'

/** Returns the store whose products a caller may change. */
const ownShop = async (deps: Deps, caller: UserRow): Promise<StoreRow | undefined> => {
  const shop = await workplaceOf(deps.db, deps.clock, caller)
  return shop && mayChangeProducts(shop.role) ? shop.store : undefined
}

/** Whether a call comes from somebody who may change a store's products. A wrong token counts as none. */
const isSeller = async (deps: Deps, c: Context, { id }: StoreRow): Promise<boolean> => {
  const caller = await callerOf(deps, c).catch(() => undefined)
  return caller !== undefined && (await ownShop(deps, caller))?.id === id
}

export const productRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  const saving = requireSavingSeller(deps)
  const savingFiles = every(saving, uploadTurn(deps))

  return router<SellerEnv>()
    .openapi(route(endpoints.readProducts, { middleware }), async (c) => {
      const filters = c.req.valid('query')
      const { rows, total } = await listProducts(deps.db, c.var.store.id, filters, { hidden: true })
      const pricing = pricingOn(c.var.store, deps.clock.now())
      return c.json({ products: await presentProducts(deps.db, rows, pricing), ...paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.searchProducts), async (c) => {
      await deps.limits.searchByAddress.take(clientAddress(c))
      const { store_slug, ...filters } = c.req.valid('query')
      const caller = store_slug ? undefined : await callerOf(deps, c)
      if (!store_slug && !caller) throw invalidField('store_slug', 'store_slug is required')
      const store = caller
        ? await ownShop(deps, caller)
        : await findOpenStoreBySlug(deps.db, (store_slug ?? '').toLowerCase())
      if (!store) throw new AppError('not_found', messages.storeNotFound)
      const { rows, total } = await listProducts(deps.db, store.id, filters, { hidden: caller !== undefined })
      const pricing = pricingOn(store, deps.clock.now())
      return c.json({ products: await presentProducts(deps.db, rows, pricing), ...paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.addProduct, { middleware: savingFiles }), async (c) => {
      const input = jsonOrForm(c)
      if (input.images.length > 0) await deps.limits.uploadByAccount.take(c.var.user.id)
      const key = c.req.valid('header')['idempotency-key']
      const { product, replayed } = await service.createProductOnce(deps, c.var.user, c.var.store, input, key)
      if (replayed) c.header('Idempotent-Replayed', 'true')
      return c.json(product, 201)
    })
    .openapi(route(endpoints.readProductOverview, { middleware }), async (c) =>
      c.json(await service.productOverviewOf(deps, c.var.user, c.var.store.id), 200),
    )
    .openapi(route(endpoints.readProduct), async (c) => {
      await deps.limits.publicReadByAddress.take(clientAddress(c))
      const row = await findProduct(deps.db, c.req.valid('param').id)
      const store = row && (await findStoreById(deps.db, row.store_id))
      if (!store || (row.hidden === 1 && !(await isSeller(deps, c, store)))) throw service.productNotFound()
      const images = await imagesOfProducts(deps.db, [row.id])
      return c.json(presentProduct(row, images, pricingOn(store, deps.clock.now())), 200)
    })
    .openapi(route(endpoints.readImageStatus), async (c) => {
      await deps.limits.publicReadByAddress.take(clientAddress(c))
      const row = await findProduct(deps.db, c.req.valid('param').id)
      if (!row) throw service.productNotFound()
      const states = (await imagesOfProducts(deps.db, [row.id])).map((image) => image.status)
      const status = states.includes('processing') ? 'processing' : states.includes('failed') ? 'failed' : 'ready'
      return c.json({ status, processing_complete: status !== 'processing' } as const, 200)
    })
    .openapi(route(endpoints.previewPrices, { middleware }), async (c) =>
      c.json(await previewPrices(deps, c.var.store, c.req.valid('json')), 200),
    )
    .openapi(route(endpoints.changePrices, { middleware: saving }), async (c) => {
      const products = await changePrices(deps, c.var.store, c.req.valid('json'))
      return c.json({ message: 'Prices changed', products }, 200)
    })
    .openapi(route(endpoints.orderProducts, { middleware: saving }), async (c) => {
      await orderProducts(deps, c.var.store, c.req.valid('json').ids)
      return c.json({ message: 'Order saved' }, 200)
    })
    .openapi(route(endpoints.duplicateProduct, { middleware: saving }), async (c) => {
      await deps.limits.uploadByAccount.take(c.var.user.id)
      const key = c.req.valid('header')['idempotency-key']
      const { id } = c.req.valid('param')
      const leave = await enterUpload(deps, c, c.var.user.id)
      try {
        const { product, replayed } = await duplicateProduct(deps, c.var.user, c.var.store, id, key)
        if (replayed) c.header('Idempotent-Replayed', 'true')
        return c.json(product, 201)
      } finally {
        leave()
      }
    })
    .openapi(route(endpoints.changeProduct, { middleware: savingFiles }), async (c) => {
      const input = jsonOrForm(c)
      if (input.images?.length) await deps.limits.uploadByAccount.take(c.var.user.id)
      const ifMatch = c.req.valid('header')['if-match']
      return c.json(await service.changeProduct(deps, c.var.store, c.req.valid('param').id, input, ifMatch), 200)
    })
    .openapi(route(endpoints.changeStock, { middleware: saving }), async (c) => {
      const change = jsonOrForm(c)
      const ifMatch = c.req.valid('header')['if-match']
      const { id } = c.req.valid('param')
      const { updated_at } = await service.changeStock(deps, c.var.store, id, change, ifMatch)
      const { inventory_count } = change
      return c.json({ message: `Inventory updated to ${inventory_count}`, inventory_count, updated_at }, 200)
    })
    .openapi(route(endpoints.readOpenUnits, { middleware }), async (c) =>
      c.json({ units: await service.openUnits(deps, c.var.store, c.req.valid('param').id) }, 200),
    )
    .openapi(route(endpoints.readStockHistory, { middleware }), async (c) =>
      c.json({ movements: await stockHistory(deps, c.var.store, c.req.valid('param').id) }, 200),
    )
    .openapi(route(endpoints.deleteProduct, { middleware: saving }), async (c) => {
      await service.removeProduct(deps, c.var.store, c.req.valid('param').id)
      return c.json({ message: 'Product deleted successfully!' }, 200)
    })
    .openapi(route(endpoints.readCategories), async (c) => {
      await deps.limits.publicReadByAddress.take(clientAddress(c))
      return c.json({ categories: await allCategories(deps.db) }, 200)
    })
}
