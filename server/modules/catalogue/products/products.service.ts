import { hash } from 'node:crypto'
import { toDecimal } from '#contract/minor-units.ts'
import { effectivePlan, plans, productLimitMessage } from '#contract/plans.ts'
import {
  type NewProduct,
  type Product,
  type ProductChange,
  type ProductOverview,
  stockStatus,
} from '#contract/products/products.ts'
import { slugify } from '#contract/stores/slug.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newCode, newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import type { CheckedImage } from '#server/modules/catalogue/images/check-upload.ts'
import {
  checkUploads,
  imageUrl,
  removeImageFiles,
  thumbnailUrl,
  withOriginals,
} from '#server/modules/catalogue/images/images.service.ts'
import { type ImageRow, imagesOfProducts, insertImages } from '#server/records/images/images.repo.ts'
import * as repo from '#server/records/products/products.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { findProductKey, insertProductKey } from './product-keys.repo.ts'
import { assertOwnImages, replaceImages } from './replace-images.ts'

/** Returns a product with its images as the API sends it. */
export const presentProduct = (row: repo.ProductRow, images: ImageRow[]): Product => {
  const first = images.find((image) => image.status === 'ready')
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: toDecimal(row.price),
    category: row.category,
    inventory_count: row.inventory_count,
    quantity: row.inventory_count,
    stock_status: stockStatus(row.inventory_count),
    featured: row.featured === 1,
    status: row.status,
    images: images.map((image) => ({
      id: image.id,
      url: imageUrl(image),
      thumbnail_url: thumbnailUrl(image),
      status: image.status,
      thumbhash: image.thumbhash,
    })),
    image_url: first ? imageUrl(first) : null,
    thumbnail_url: first ? thumbnailUrl(first) : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** Returns products with their images, in the rows' order. */
export const presentProducts = async (db: Db, rows: repo.ProductRow[]): Promise<Product[]> => {
  const images = await imagesOfProducts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    presentProduct(
      row,
      images.filter((image) => image.product_id === row.id),
    ),
  )
}

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

/** Returns a slug of the name that is free in the store. Names without Latin letters get a code. */
const freeSlug = async (trx: Transaction, storeId: string, name: string): Promise<string> => {
  const base = slugify(name)
  if (base && !(await repo.isSlugTaken(trx, storeId, base))) return base
  return [base, newCode(6).toLowerCase()].filter(Boolean).join('-')
}

/** Pairs checked images with their product. */
const ownedBy = (store: StoreRow, productId: string, images: CheckedImage[]) =>
  images.map((image) => ({ owner: { storeId: store.id, productId, role: 'product' as const }, image }))

/** Returns the product of an earlier request with this key. Throws `conflict` when the request differs. */
const findReplay = async (db: Db, storeId: string, key: string | undefined, requestHash: string) => {
  const known = key && (await findProductKey(db, storeId, key))
  if (!known) return undefined
  if (known.request_hash !== requestHash) {
    throw new AppError('conflict', 'This product was added already, as it was first sent. Please edit it in the list.')
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
  const presentReplay = async (row: repo.ProductRow) => ({
    product: presentProduct(row, await imagesOfProducts(deps.db, [row.id])),
    replayed: true,
  })
  // Looks early, before writing files. The look in the transaction decides.
  const earlier = await findReplay(deps.db, store.id, key, requestHash)
  if (earlier) return presentReplay(earlier)
  const now = deps.clock.now().toISOString()
  const product: repo.ProductRow = {
    id,
    store_id: store.id,
    slug: '',
    name: input.name,
    description: input.description,
    price: input.price,
    category: input.category,
    inventory_count: input.inventory_count,
    held_count: 0,
    featured: input.featured ? 1 : 0,
    status: 'active',
    created_at: now,
    updated_at: now,
  }
  return withOriginals(deps, ownedBy(store, id, checked), async (images) => {
    const row = await changeAndPublish(deps, store.id, async (trx) => {
      // Finds the product of the same request sent twice at once.
      const first = await findReplay(trx, store.id, key, requestHash)
      if (first) return first
      await assertBelowProductLimit(deps, trx, owner, store.id)
      const added = { ...product, slug: await freeSlug(trx, store.id, input.name) }
      await repo.insertProduct(trx, added)
      await noteChange(trx, store.id, 'added', added.name)
      await insertImages(trx, images)
      if (key) {
        await insertProductKey(trx, {
          store_id: store.id,
          idempotency_key: key,
          request_hash: requestHash,
          product_id: id,
          created_at: now,
        })
      }
      return added
    })
    if (row.id === id) return { product: presentProduct(row, images), replayed: false }
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
  { images: supplied, featured, ...fields }: ProductChange,
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
      const change = { ...fields, ...(featured === undefined ? {} : ({ featured: featured ? 1 : 0 } as const)) }
      await repo.updateProduct(trx, id, {
        ...change,
        updated_at: nextUpdatedAt(deps.clock.now(), current.updated_at),
      })
      if (supplied) await replaceImages(trx, id, supplied, images)
      await noteChange(trx, store.id, changeOf(current, change, supplied !== undefined), fields.name ?? current.name)
      return repo.findOwnProduct(trx, store.id, id)
    }),
  )
  if (!updated) throw productNotFound()
  return presentProduct(updated, await imagesOfProducts(deps.db, [id]))
}

/** Names the kind of change: `price`, `stock` or `images` when nothing else differs, else `product`. */
const changeOf = (current: repo.ProductRow, change: Partial<repo.ProductRow>, images: boolean) => {
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== current[field as keyof repo.ProductRow],
  )
  const [only, another] = changed.map(([field]) => field)
  if (images && only === undefined) return 'images'
  if (images || another !== undefined) return 'product'
  return only === 'price' ? 'price' : only === 'inventory_count' ? 'stock' : 'product'
}

export const removeProduct = (deps: Deps, store: StoreRow, id: string): Promise<void> =>
  changeAndPublish(deps, store.id, async (trx) => {
    const product = await repo.findOwnProduct(trx, store.id, id)
    if (!product) throw productNotFound()
    await repo.deleteProduct(trx, id)
    await noteChange(trx, store.id, 'removed', product.name)
  })

export const productNotFound = () => new AppError('not_found', 'Product not found')
