import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import type { DiscountsTable, DiscountUsesTable } from './discounts.table.ts'

type StoredRow = Selectable<DiscountsTable>
export type DiscountRow = Omit<StoredRow, 'products' | 'categories'> & { products: string[]; categories: string[] }

const names = jsonColumn(z.array(z.string()), [])
const parse = ({ products, categories, ...row }: StoredRow): DiscountRow => ({
  ...row,
  products: names(products),
  categories: names(categories),
})
const stored = <Row extends { products: string[]; categories: string[] }>(row: Row) => ({
  ...row,
  products: JSON.stringify(row.products),
  categories: JSON.stringify(row.categories),
})

/** Returns a store's codes, newest first. */
export const discountsOf = async (db: Db, storeId: string): Promise<DiscountRow[]> => {
  const rows = db.selectFrom('discounts').selectAll().where('store_id', '=', storeId).orderBy('created_at', 'desc')
  return (await rows.orderBy('id', 'desc').execute()).map(parse)
}

export const findDiscount = async (db: Db, storeId: string, id: string): Promise<DiscountRow | undefined> => {
  const row = await db
    .selectFrom('discounts')
    .selectAll()
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row && parse(row)
}

export const findDiscountByCode = async (db: Db, storeId: string, code: string): Promise<DiscountRow | undefined> => {
  const row = await db
    .selectFrom('discounts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row && parse(row)
}

/** Whether a store has a code that is on. Its order form then asks for one. */
export const hasDiscounts = async (db: Db, storeId: string): Promise<boolean> => {
  const rows = db.selectFrom('discounts').select('id').where('store_id', '=', storeId).where('is_on', '=', 1)
  return (await rows.limit(1).executeTakeFirst()) !== undefined
}

export const insertDiscount = async (trx: Transaction, row: DiscountRow): Promise<void> => {
  await trx.insertInto('discounts').values(stored(row)).execute()
}

export const updateDiscount = async (
  trx: Transaction,
  id: string,
  change: Omit<DiscountRow, 'id' | 'store_id' | 'uses' | 'created_at'>,
): Promise<void> => {
  await trx.updateTable('discounts').set(stored(change)).where('id', '=', id).execute()
}

export const deleteDiscount = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('discounts').where('id', '=', id).execute()
}

/** Counts one more use. Returns whether there was one left. */
export const countUse = async (trx: Transaction, id: string): Promise<boolean> => {
  const result = await trx
    .updateTable('discounts')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('use_limit', 'is', null), eb('uses', '<', eb.ref('use_limit'))]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const insertUse = async (trx: Transaction, use: Insertable<DiscountUsesTable>): Promise<void> => {
  await trx.insertInto('discount_uses').values(use).execute()
}

/** Counts the uses of one phone. */
export const usesOfPhone = async (db: Db, discountId: string, phone: string): Promise<number> => {
  const { count } = await db
    .selectFrom('discount_uses')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('discount_id', '=', discountId)
    .where('phone', '=', phone)
    .where('is_back', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the use of a cancelled order to its discount, if it has one. */
export const returnUse = async (trx: Transaction, orderId: string): Promise<void> => {
  const [use] = await trx
    .updateTable('discount_uses')
    .set({ is_back: 1 })
    .where('order_id', '=', orderId)
    .where('is_back', '=', 0)
    .returning('discount_id')
    .execute()
  if (!use) return
  await trx
    .updateTable('discounts')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', use.discount_id)
    .execute()
}

/** Takes the use of an order again, whose cancellation is undone. Returns whether there was one left. */
export const takeUseAgain = async (trx: Transaction, orderId: string): Promise<boolean> => {
  const [use] = await trx
    .updateTable('discount_uses')
    .set({ is_back: 0 })
    .where('order_id', '=', orderId)
    .where('is_back', '=', 1)
    .returning('discount_id')
    .execute()
  return !use || countUse(trx, use.discount_id)
}

/** Returns the newest orders that use a discount. */
export const ordersWith = (db: Db, discountId: string, limit: number) =>
  db
    .selectFrom('discount_uses as use')
    .innerJoin('orders', 'orders.id', 'use.order_id')
    .select(['orders.order_id', 'orders.buyer_name', 'orders.created_at', 'orders.discount_amount'])
    .where('use.discount_id', '=', discountId)
    .where('use.is_back', '=', 0)
    .orderBy('use.created_at', 'desc')
    .limit(limit)
    .execute()
