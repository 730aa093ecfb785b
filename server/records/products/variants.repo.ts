import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { ProductVariantsTable } from './products.table.ts'

export type VariantRow = Selectable<ProductVariantsTable>

/** Returns the variants for sale of products, in grid order. */
export const variantsForSale = (db: Db, productIds: string[]): Promise<VariantRow[]> =>
  db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Returns all variants that a product ever had, archived ones too. */
export const allVariants = (db: Db, productId: string): Promise<VariantRow[]> =>
  db.selectFrom('product_variants').selectAll().where('product_id', '=', productId).orderBy('position').execute()

/** A variant with what an order needs of its product. */
const sellable = (db: Db) =>
  db
    .selectFrom('product_variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .select(['variant.id', 'variant.product_id', 'variant.store_id', 'variant.value_ids', 'variant.archived_at'])
    .select(['variant.inventory_count', 'variant.held_count'])
    .select(['products.name', 'products.category', 'products.options', 'products.hidden'])
    .select(['variant.price as own_price', 'variant.compare_at as own_compare_at'])
    .select(['products.price', 'products.compare_at'])

const sellableSelect = prepared((db, { id }: { id: string }) => sellable(db).where('variant.id', '=', id))

export type SellableRow = Awaited<ReturnType<ReturnType<typeof sellable>['execute']>>[number]

/** Finds variants by id, archived ones too. A product's id finds its first one. */
export const findSellable = async (db: Db, ids: string[]): Promise<SellableRow[]> => {
  const [only, ...others] = ids
  if (only === undefined) return []
  if (others.length === 0) return (await sellableSelect(db, { id: only })).rows
  return sellable(db).where('variant.id', 'in', ids).execute()
}

/** Returns how many variants a store sells. */
export const countVariants = async (db: Db, storeId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('product_variants')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns the only variant of a new product without options. */
export const firstVariant = (
  { id, store_id, created_at }: { id: string; store_id: string; created_at: string },
  inventory_count: number,
): Insertable<ProductVariantsTable> => ({ id, product_id: id, store_id, inventory_count, updated_at: created_at })

export const insertVariants = async (trx: Transaction, variants: Insertable<ProductVariantsTable>[]): Promise<void> => {
  if (variants.length > 0) await trx.insertInto('product_variants').values(variants).execute()
}

export const updateVariant = async (
  trx: Transaction,
  id: string,
  change: Updateable<ProductVariantsTable>,
): Promise<void> => {
  await trx.updateTable('product_variants').set(change).where('id', '=', id).execute()
}

/** Deletes archived variants beyond the `kept` newest, except those that hold units. */
export const removeOldVariants = async (trx: Transaction, productId: string, kept: number): Promise<void> => {
  const archived = trx
    .selectFrom('product_variants')
    .select('id')
    .where('product_id', '=', productId)
    .where('archived_at', 'is not', null)
    .where('held_count', '=', 0)
    .whereRef('id', '<>', 'product_id')
  const old = await archived.orderBy('archived_at', 'desc').orderBy('id', 'desc').limit(1000).offset(kept).execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('product_variants').where('id', 'in', ids).execute()
}

const stockTake = prepared((db, { id, quantity, now }: { id: string; quantity: number; now: string }) =>
  db
    .updateTable('product_variants')
    .set((eb) => ({ inventory_count: eb('inventory_count', '-', quantity), updated_at: now }))
    .where('id', '=', id)
    .where('inventory_count', '>=', quantity),
)

/** Takes `quantity` units if there are enough. Returns false otherwise, and takes nothing. */
export const reserveStock = async (trx: Transaction, id: string, quantity: number, now: string): Promise<boolean> => {
  const { numAffectedRows = 0n } = await stockTake(trx, { id, quantity, now })
  return numAffectedRows > 0n
}

/** Puts units back. Ignores a deleted variant. */
export const restoreStock = async (trx: Transaction, id: string, quantity: number, now: string): Promise<void> => {
  await trx
    .updateTable('product_variants')
    .set((eb) => ({ inventory_count: eb('inventory_count', '+', quantity), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

const heldUpdate = prepared((db, { id, units }: { id: string; units: number }) =>
  db
    .updateTable('product_variants')
    .set((eb) => ({ held_count: eb('held_count', '+', units) }))
    .where('id', '=', id),
)

/** Adds to the units held by unconfirmed orders; negative removes. */
export const countHeld = async (trx: Transaction, id: string, units: number): Promise<void> => {
  await heldUpdate(trx, { id, units })
}

/** Returns units of each variant in orders that wait to be confirmed or shipped. */
export const unitsInOpenOrders = async (
  db: Db,
  { storeId, productId }: { storeId: string; productId: string },
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select((eb) => ['order_items.variant_id', eb.fn.sum<number>('order_items.quantity').as('units')])
    .where('orders.store_id', '=', storeId)
    .where('orders.status', 'in', ['Pending', 'Confirmed'])
    .where('order_items.product_id', '=', productId)
    .groupBy('order_items.variant_id')
    .execute()
  return new Map(rows.map(({ variant_id, units }) => [variant_id, Number(units)]))
}
