import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ProductFilters, StockFilter } from '#contract/products/products.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { prepared } from '#server/db/prepared.ts'
import { isOnAir } from '#server/records/stores/stores.repo.ts'
import type { ProductsTable } from './products.table.ts'
import { hasStock, searchProducts } from './search.repo.ts'
import { type VariantRow, variantsForSale } from './variants.repo.ts'

/** A product with its variants for sale. */
export interface ProductRow extends Selectable<ProductsTable> {
  /** Units for sale of all variants. */
  inventory_count: number
  /** Time of the last change of any variant. */
  updated_at: string
  /** In grid order; never empty. */
  variants: VariantRow[]
}

/** Selects products with the variant that has their id. */
const firstVariants = (db: Db) =>
  db
    .selectFrom('products')
    .innerJoin('product_variants as first', 'first.id', 'products.id')
    .selectAll('products')
    .select(['first.position', 'first.value_ids', 'first.sku'])
    .select(['first.price as own_price', 'first.compare_at as own_compare_at', 'first.image_id'])
    .select(['first.inventory_count', 'first.held_count', 'first.archived_at', 'first.updated_at'])

type FirstVariant = Awaited<ReturnType<ReturnType<typeof firstVariants>['execute']>>[number]

const withFirst = (row: FirstVariant): ProductRow => {
  const { position, value_ids, sku, own_price, own_compare_at, image_id, held_count, archived_at, ...product } = row
  const { id, store_id, inventory_count, updated_at } = product
  const set = { price: own_price, compare_at: own_compare_at }
  const own = { position, value_ids, sku, ...set, image_id, inventory_count, held_count, archived_at }
  return { ...product, variants: [{ id, product_id: id, store_id, updated_at, ...own }] }
}

/** Adds the variants of products that have options; the others came with theirs. */
const withVariants = async (db: Db, found: FirstVariant[]): Promise<ProductRow[]> => {
  const rows = found.map(withFirst)
  const chosen = rows.flatMap((row) => (row.options === null ? [] : row.id))
  if (chosen.length === 0) return rows
  const byProduct = Map.groupBy(await variantsForSale(db, chosen), (variant) => variant.product_id)
  return rows.map((row) => {
    const variants = byProduct.get(row.id)
    if (row.options === null || !variants) return row
    const inventory_count = variants.reduce((sum, variant) => sum + variant.inventory_count, 0)
    const updated_at =
      variants
        .map((variant) => variant.updated_at)
        .sort()
        .at(-1) ?? row.updated_at
    return { ...row, inventory_count, updated_at, variants }
  })
}

/** Finds a product of this store only. */
export const findOwnProduct = async (db: Db, storeId: string, id: string): Promise<ProductRow | undefined> => {
  const query = firstVariants(db).where('products.store_id', '=', storeId).where('products.id', '=', id)
  return (await withVariants(db, await query.execute()))[0]
}

/** Finds a product of a store that is on the air. */
export const findProduct = async (db: Db, id: string): Promise<ProductRow | undefined> => {
  const query = firstVariants(db)
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .where('products.id', '=', id)
    .where(isOnAir)
  return (await withVariants(db, await query.execute()))[0]
}

export const findProducts = async (db: Db, ids: string[]): Promise<ProductRow[]> =>
  withVariants(db, await firstVariants(db).where('products.id', 'in', ids).execute())

/** Locks the store that sells a product. */
export const lockStoreSelling = (trx: Transaction, id: string): Promise<void> =>
  lock(trx, 'store', () => trx.selectFrom('products').select('store_id').where('id', '=', id))

/** Products that a store shows, in page order: featured first, then as their seller put them, then newest. */
const ofStore = prepared((db, { storeId }: { storeId: string }) =>
  firstVariants(db)
    .where('products.store_id', '=', storeId)
    .where('products.hidden', '=', 0)
    .orderBy('products.featured', 'desc')
    .orderBy('products.rank')
    .orderBy('products.id', 'desc'),
)

export const productsOfStore = async (db: Db, storeId: string): Promise<ProductRow[]> =>
  withVariants(db, (await ofStore(db, { storeId })).rows)

/** Returns all products of a store, hidden ones too, by id. */
export const allProductsOfStore = async (db: Db, storeId: string): Promise<ProductRow[]> =>
  withVariants(db, await firstVariants(db).where('products.store_id', '=', storeId).orderBy('products.id').execute())

/** Returns products in the order of their ids. */
const inOrder = async (db: Db, ids: string[]): Promise<ProductRow[]> => {
  const rows = ids.length > 0 ? await findProducts(db, ids) : []
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Returns one page of a store's products, and their total number. Hidden ones are for their seller. */
export const listProducts = async (
  db: Db,
  storeId: string,
  filters: ProductFilters & { stock?: StockFilter | undefined },
  { hidden }: { hidden: boolean },
): Promise<{ rows: ProductRow[]; total: number }> => {
  const category = filters.category === 'all' ? undefined : filters.category || undefined
  const featured = filters.featured ? (filters.featured === 'true' ? 1 : 0) : undefined
  const offset = (filters.page - 1) * filters.limit
  const search = filters.search?.trim()
  if (search) {
    const ids = await searchProducts(db, storeId, search, { category, featured, hidden, stock: filters.stock })
    return { rows: await inOrder(db, ids.slice(offset, offset + filters.limit)), total: ids.length }
  }
  let query = db.selectFrom('products').where('store_id', '=', storeId)
  if (category) query = query.where('category', '=', category)
  if (featured !== undefined) query = query.where('featured', '=', featured)
  if (!hidden) query = query.where('hidden', '=', 0)
  if (filters.stock) query = query.where(hasStock(filters.stock))
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const page = await query
    .select('id')
    .orderBy('featured', 'desc')
    .orderBy('rank')
    .orderBy('id', 'desc')
    .limit(filters.limit)
    .offset(offset)
    .execute()
  return {
    rows: await inOrder(
      db,
      page.map(({ id }) => id),
    ),
    total: Number(total),
  }
}

export const countProducts = async (db: Db, storeId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const isSlugTaken = async (db: Db, storeId: string, slug: string): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('slug', '=', slug)
    .executeTakeFirst()) !== undefined

/** Adds a product. Its variants are added with `insertVariants`. */
export const insertProduct = async (trx: Transaction, product: Insertable<ProductsTable>): Promise<void> => {
  await trx.insertInto('products').values(product).execute()
}

/** Changes a product's own fields, and stamps its variants with `updated_at`. */
export const updateProduct = async (
  trx: Transaction,
  id: string,
  change: Updateable<ProductsTable>,
  updated_at: string,
): Promise<void> => {
  if (Object.values(change).some((value) => value !== undefined)) {
    await trx.updateTable('products').set(change).where('id', '=', id).execute()
  }
  await trx.updateTable('product_variants').set({ updated_at }).where('product_id', '=', id).execute()
}

/** Changes a product's place. Its `updated_at` stays: nothing that a seller edits has changed. */
export const setRank = async (trx: Transaction, id: string, rank: number): Promise<void> => {
  await trx.updateTable('products').set({ rank }).where('id', '=', id).execute()
}

/** Returns hidden products whose time to be shown has come, the longest waiting first. */
export const productsToShow = (db: Db, now: string, limit: number): Promise<{ id: string; store_id: string }[]> =>
  db
    .selectFrom('products')
    .select(['id', 'store_id'])
    .where('show_at', '<=', now)
    .orderBy('show_at')
    .limit(limit)
    .execute()

export const deleteProduct = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('products').where('id', '=', id).execute()
}

/** Returns all categories in use, sorted. */
export const allCategories = async (db: Db): Promise<string[]> => {
  // Skips from one to the next: `distinct` would read every product.
  const rows = await db
    .withRecursive('used(category)', (found) =>
      found
        .selectFrom('products')
        .select((eb) => eb.fn.min<string | null>('category').as('category'))
        .unionAll(
          found
            .selectFrom('used')
            .where('used.category', 'is not', null)
            .select((eb) =>
              eb
                .selectFrom('products')
                .select((next) => next.fn.min('products.category').as('category'))
                .whereRef('products.category', '>', 'used.category')
                .as('category'),
            ),
        ),
    )
    .selectFrom('used')
    .select('category')
    .where('category', 'is not', null)
    .limit(500)
    .execute()
  return rows.flatMap(({ category }) => category ?? [])
}

/** Returns a store's categories, sorted. */
export const categoriesOfStore = async (db: Db, storeId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('products')
    .select('category')
    .distinct()
    .where('store_id', '=', storeId)
    .orderBy('category')
    .limit(500)
    .execute()
  return rows.map((row) => row.category)
}
