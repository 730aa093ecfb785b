import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ProductFilters } from '#contract/products/products.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { prepared } from '#server/db/prepared.ts'
import { isOnAir } from '#server/records/stores/stores.repo.ts'
import type { ProductsTable } from './products.table.ts'
import { searchProducts } from './search.repo.ts'

export type ProductRow = Selectable<ProductsTable>

/** Finds a product of this store only. */
export const findOwnProduct = (db: Db, storeId: string, id: string): Promise<ProductRow | undefined> =>
  db.selectFrom('products').selectAll().where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst()

/** Finds a product of a store that is on the air. */
export const findProduct = (db: Db, id: string): Promise<ProductRow | undefined> =>
  db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .selectAll('products')
    .where('products.id', '=', id)
    .where(isOnAir)
    .executeTakeFirst()

const productSelect = prepared((db, { id }: { id: string }) =>
  db.selectFrom('products').selectAll().where('id', '=', id),
)

export const findProducts = async (db: Db, ids: string[]): Promise<ProductRow[]> => {
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0) return (await productSelect(db, { id: only })).rows
  return db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
}

/** Locks the store that sells a product. */
export const lockStoreSelling = (trx: Transaction, id: string): Promise<void> =>
  lock(trx, 'store', () => trx.selectFrom('products').select('store_id').where('id', '=', id))

/** All products of a store in page order: featured first, then newest. */
const ofStore = prepared((db, { storeId }: { storeId: string }) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('featured', 'desc')
    .orderBy('id', 'desc'),
)

export const productsOfStore = async (db: Db, storeId: string): Promise<ProductRow[]> =>
  (await ofStore(db, { storeId })).rows

/** Returns one page of a store's products, and their total number. */
export const listProducts = async (
  db: Db,
  storeId: string,
  filters: ProductFilters,
): Promise<{ rows: ProductRow[]; total: number }> => {
  const category = filters.category === 'all' ? undefined : filters.category || undefined
  const featured = filters.featured ? (filters.featured === 'true' ? 1 : 0) : undefined
  const offset = (filters.page - 1) * filters.limit
  const search = filters.search?.trim()
  if (search) {
    const ids = await searchProducts(db, storeId, search, { category, featured })
    const page = ids.slice(offset, offset + filters.limit)
    const rows = page.length > 0 ? await findProducts(db, page) : []
    return { rows: rows.sort((a, b) => page.indexOf(a.id) - page.indexOf(b.id)), total: ids.length }
  }
  let query = db.selectFrom('products').where('store_id', '=', storeId)
  if (category) query = query.where('category', '=', category)
  if (featured !== undefined) query = query.where('featured', '=', featured)
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('featured', 'desc')
    .orderBy('id', 'desc')
    .limit(filters.limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(total) }
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

export const insertProduct = async (trx: Transaction, product: Insertable<ProductsTable>): Promise<void> => {
  await trx.insertInto('products').values(product).execute()
}

export const updateProduct = async (trx: Transaction, id: string, change: Updateable<ProductsTable>): Promise<void> => {
  await trx.updateTable('products').set(change).where('id', '=', id).execute()
}

export const deleteProduct = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('products').where('id', '=', id).execute()
}

const stockTake = prepared((db, { id, quantity, now }: { id: string; quantity: number; now: string }) =>
  db
    .updateTable('products')
    .set((eb) => ({ inventory_count: eb('inventory_count', '-', quantity), updated_at: now }))
    .where('id', '=', id)
    .where('inventory_count', '>=', quantity),
)

/** Takes `quantity` units if there are enough. Returns false otherwise, and takes nothing. */
export const reserveStock = async (trx: Transaction, id: string, quantity: number, now: string): Promise<boolean> => {
  const { numAffectedRows = 0n } = await stockTake(trx, { id, quantity, now })
  return numAffectedRows > 0n
}

/** Puts units back. Ignores a deleted product. */
export const restoreStock = async (trx: Transaction, id: string, quantity: number, now: string): Promise<void> => {
  await trx
    .updateTable('products')
    .set((eb) => ({ inventory_count: eb('inventory_count', '+', quantity), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

const heldUpdate = prepared((db, { id, units }: { id: string; units: number }) =>
  db
    .updateTable('products')
    .set((eb) => ({ held_count: eb('held_count', '+', units) }))
    .where('id', '=', id),
)

/** Adds to the units held by unconfirmed orders; negative removes. */
export const countHeld = async (trx: Transaction, id: string, units: number): Promise<void> => {
  await heldUpdate(trx, { id, units })
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
