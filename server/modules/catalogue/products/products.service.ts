import { hash } from 'node:crypto'
import { effectivePlan, plans, productLimitMessage } from '#contract/plans.ts'
import type { NewProduct, Product, ProductChange, ProductOverview, StockChange } from '#contract/products/products.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import type { CheckedImage } from '#server/modules/catalogue/images/check-upload.ts'
import { checkUploads, removeImageFiles, withOriginals } from '#server/modules/catalogue/images/images.service.ts'
import { imagesOfProducts } from '#server/records/images/images.repo.ts'
import { noteGone } from '#server/records/products/gone-pages.repo.ts'
import { pricingOn } from '#server/records/products/prices.ts'
import { findProductKey, insertProductKey } from '#server/records/products/product-keys.repo.ts'
import * as repo from '#server/records/products/products.repo.ts'
import { noteStock } from '#server/records/products/stock-changes.repo.ts'
import { unitsInOpenOrders, updateVariant } from '#server/records/products/variants.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import { deleteReviewImages } from '#server/records/reviews/reviews.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { presentProduct } from './present-product.ts'
import { assertOwnImages } from './replace-images.ts'
import { writeChange, writeNew } from './write-product.ts'

/** Returns the total, categories and product limit of a store. */
export const productOverviewOf = async (deps: Deps, owner: UserRow, storeId: string): Promise<ProductOverview> => {
  const limit = productLimit(deps, owner)
  return {
    total: await repo.countProducts(deps.db, storeId),
    limit: Number.isFinite(limit) ? limit : null,
    categories: await repo.categoriesOfStore(deps.db, storeId),
  }
}

/** Returns how many products an owner's plan allows. */
export const productLimit = (deps: Pick<Deps, 'config' | 'clock'>, owner: UserRow): number =>
  effectivePlan(owner.plan, owner.plan_expiry, deps.clock.now()) === 'paid'
    ? deps.config.paidProductLimit
    : plans.free.products

const assertBelowProductLimit = async (deps: Deps, trx: Transaction, owner: UserRow, storeId: string) => {
  const limit = productLimit(deps, owner)
  if ((await repo.countProducts(trx, storeId)) >= limit) throw new AppError('plan_limit', productLimitMessage(limit))
}

/** Pairs checked images with their product. */
const ownedBy = (store: StoreRow, productId: string, images: CheckedImage[]) =>
  images.map((image) => ({ owner: { storeId: store.id, productId, role: 'product' as const }, image }))

/** Returns the product of an earlier request with this key. Throws `conflict` when the request differs. */
const findReplay = async (db: Db, storeId: string, key: string | undefined, requestHash: string) => {
  const known = key && (await findProductKey(db, storeId, key))
  if (!known) return undefined
  if (known.request_hash !== requestHash) {
    throw new AppError('conflict', 'This product was already added, as you first sent it. Please edit it in the list.')
  }
  return repo.findOwnProduct(db, storeId, known.product_id)
}

/**
 * Adds a product and publishes it; its images follow when ready. Repeats with the same `key` add no second product.
 * Throws `plan_limit` at the plan's limit, `conflict` when the key comes with another product.
 */
export const createProductOnce = async (
  deps: Deps,
  owner: UserRow,
  store: StoreRow,
  input: NewProduct,
  key: string | undefined,
): Promise<{ product: Product; replayed: boolean }> => {
  const id = newId()
  const checked = await checkUploads(deps, input.images, 'images')
  const requestHash = hash('sha256', JSON.stringify([input, checked.map(({ bytes }) => hash('sha256', bytes))]))
  const pricing = pricingOn(store, deps.clock.now())
  const presentReplay = async (row: repo.ProductRow) => ({
    product: presentProduct(row, await imagesOfProducts(deps.db, [row.id]), pricing),
    replayed: true,
  })
  // Looks early, before writing files. The look in the transaction decides.
  const earlier = await findReplay(deps.db, store.id, key, requestHash)
  if (earlier) return presentReplay(earlier)
  const now = deps.clock.now().toISOString()
  return withOriginals(deps, ownedBy(store, id, checked), async (images) => {
    const row = await changeAndPublish(deps, store.id, async (trx) => {
      // Finds the product of the same request sent twice at once.
      const first = await findReplay(trx, store.id, key, requestHash)
      if (first) return first
      await assertBelowProductLimit(deps, trx, owner, store.id)
      await writeNew(trx, store.id, input, { id, images, now })
      if (key) {
        await insertProductKey(trx, {
          store_id: store.id,
          idempotency_key: key,
          request_hash: requestHash,
          product_id: id,
          created_at: now,
        })
      }
      return repo.findOwnProduct(trx, store.id, id)
    })
    if (!row) throw productNotFound()
    if (row.id === id) return { product: presentProduct(row, images, pricing), replayed: false }
    await removeImageFiles(deps, images)
    return presentReplay(row)
  })
}

/** As `createProductOnce`, without a key. */
export const createProduct = async (deps: Deps, owner: UserRow, store: StoreRow, input: NewProduct): Promise<Product> =>
  (await createProductOnce(deps, owner, store, input, undefined)).product

/**
 * Changes a product. Keeps absent fields and its slug, so shared links still work. Supplied images replace all.
 * Throws `conflict` when `ifMatch` names an older state.
 */
export const changeProduct = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  { images: supplied, ...change }: ProductChange,
  ifMatch?: string,
): Promise<Product> => {
  const seen = await repo.findOwnProduct(deps.db, store.id, id)
  if (!seen) throw productNotFound()
  // Checks early, before writing files. The check in the transaction decides.
  assertUnchanged(ifMatch, seen.updated_at)
  if (supplied) await assertOwnImages(deps.db, id, supplied)
  const files = (supplied ?? []).filter((entry) => entry instanceof File)
  const checked = await checkUploads(deps, files, 'images')
  const updated = await withOriginals(deps, ownedBy(store, id, checked), (images) =>
    changeAndPublish(deps, store.id, async (trx) => {
      const current = await repo.findOwnProduct(trx, store.id, id)
      if (!current) throw productNotFound()
      assertUnchanged(ifMatch, current.updated_at)
      await writeChange(trx, current, change, {
        supplied,
        images,
        now: nextUpdatedAt(deps.clock.now(), current.updated_at),
      })
      return repo.findOwnProduct(trx, store.id, id)
    }),
  )
  if (!updated) throw productNotFound()
  return presentProduct(updated, await imagesOfProducts(deps.db, [id]), pricingOn(store, deps.clock.now()))
}

/**
 * Sets the stock of one variant: the only one of a product without options. Throws `invalid` where there are several
 * and none is named.
 */
export const changeStock = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  { inventory_count, variant_id }: StockChange,
  ifMatch?: string,
): Promise<Product> => {
  if (variant_id === undefined) return changeProduct(deps, store, id, { inventory_count }, ifMatch)
  const updated = await changeAndPublish(deps, store.id, async (trx) => {
    const current = await repo.findOwnProduct(trx, store.id, id)
    if (!current) throw productNotFound()
    assertUnchanged(ifMatch, current.updated_at)
    if (!current.variants.some((variant) => variant.id === variant_id)) throw variantNotFound()
    const updated_at = nextUpdatedAt(deps.clock.now(), current.updated_at)
    await updateVariant(trx, variant_id, { inventory_count, updated_at })
    await noteStock(trx, { storeId: store.id, productId: id }, current, { cause: 'set', at: updated_at })
    await noteChange(trx, store.id, 'stock', current.name)
    return repo.findOwnProduct(trx, store.id, id)
  })
  if (!updated) throw productNotFound()
  return presentProduct(updated, await imagesOfProducts(deps.db, [id]), pricingOn(store, deps.clock.now()))
}

/** Returns units of each variant in orders that are not shipped yet. */
export const openUnits = async (deps: Deps, store: StoreRow, id: string): Promise<Record<string, number>> => {
  if (!(await repo.findOwnProduct(deps.db, store.id, id))) throw productNotFound()
  return Object.fromEntries(await unitsInOpenOrders(deps.db, { storeId: store.id, productId: id }))
}

export const removeProduct = (deps: Deps, store: StoreRow, id: string): Promise<void> =>
  changeAndPublish(deps, store.id, async (trx) => {
    const product = await repo.findOwnProduct(trx, store.id, id)
    if (!product) throw productNotFound()
    await deleteReviewImages(trx, id)
    await repo.deleteProduct(trx, id)
    await noteGone(trx, store.id, `p/${product.slug}`, deps.clock.now().toISOString())
    await noteChange(trx, store.id, 'removed', product.name)
  })

const variantNotFound = () => new AppError('not_found', 'Variant not found')
export const productNotFound = () => new AppError('not_found', 'Product not found')
