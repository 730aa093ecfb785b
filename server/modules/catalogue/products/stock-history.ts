import type { StockMovement } from '#contract/products/stock-history.ts'
import { STOCK_MOVEMENTS } from '#contract/products/stock-history.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { historyOfOrders } from '#server/records/orders/orders.repo.ts'
import { findOwnProduct } from '#server/records/products/products.repo.ts'
import { stockChangesOf } from '#server/records/products/stock-changes.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { productNotFound } from './products.service.ts'

/** Orders looked through, the newest. Reading more takes longer than a list may. */
const ORDERS = 2000

/** Returns the latest lines of a product in a store's newest orders. */
const soldLines = async (db: Db, storeId: string, productId: string) => {
  const ofStore = db.selectFrom('orders').where('orders.store_id', '=', storeId)
  const newest = ofStore.select('created_at').orderBy('created_at', 'desc').orderBy('id', 'desc')
  const oldest = await newest.offset(ORDERS).limit(1).executeTakeFirst()
  return ofStore
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(['orders.id', 'orders.order_id', 'status', 'to_check', 'created_at'])
    .select(['variant_label', 'quantity', 'returned_quantity', 'damaged_quantity'])
    .where('orders.created_at', '>', oldest?.created_at ?? '')
    .where('product_id', '=', productId)
    .orderBy('orders.created_at', 'desc')
    .limit(STOCK_MOVEMENTS)
    .execute()
}

/**
 * Returns why a product has the stock it has, the latest first: what was set, sold, cancelled and returned. An edited
 * order counts with what it holds now.
 */
export const stockHistory = async ({ db }: Pick<Deps, 'db'>, store: StoreRow, id: string): Promise<StockMovement[]> => {
  if (!(await findOwnProduct(db, store.id, id))) throw productNotFound()
  const set = (await stockChangesOf(db, id, STOCK_MOVEMENTS)).map(
    ({ at, label, units_before, units_after, cause }): StockMovement => ({
      ...{ at, cause, variant: label, change: units_after - units_before, left: units_after, order_id: null },
    }),
  )
  const lines = await soldLines(db, store.id, id)
  const steps = await historyOfOrders(
    db,
    lines.map((line) => line.id),
  )
  const sold = lines.flatMap((line): StockMovement[] => {
    // Its units went back on sale until the seller confirms it.
    if (line.status === 'Pending' && line.to_check) return []
    const about = { variant: line.variant_label, left: null, order_id: line.order_id }
    const ended = steps.findLast(({ order_id, to_status }) => order_id === line.id && to_status === line.status)
    const back = line.status === 'Cancelled' ? line.quantity : line.returned_quantity - line.damaged_quantity
    const isBack = (line.status === 'Cancelled' || line.status === 'Returned') && back > 0
    return [
      { ...about, at: line.created_at, cause: 'sold', change: -line.quantity },
      ...(isBack && ended
        ? [
            {
              ...about,
              at: ended.at,
              cause: line.status === 'Cancelled' ? 'cancelled' : 'returned',
              change: back,
            } as const,
          ]
        : []),
    ]
  })
  return [...set, ...sold].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, STOCK_MOVEMENTS)
}
