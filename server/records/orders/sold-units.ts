import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { LayoutConfig } from '#contract/stores/stores.ts'
import { storedValues } from '#layouts/kit/fields/layout-values.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { layoutConfigOf } from '../layouts/layout-config.ts'

/** Statuses of orders that were delivered. What came back of them is taken off. */
const DELIVERED: OrderStatus[] = ['Delivered', 'Returned']

const showsSold = (design: Pick<LayoutConfig, 'config' | 'customizations'>): boolean =>
  storedValues(design).showSoldNumber === true

/** Returns how many units of each product were delivered and kept. Empty unless the design shows it. */
export const shownUnitsSold = async (
  db: Db,
  storeId: string,
  design: Pick<LayoutConfig, 'config' | 'customizations'>,
): Promise<Record<string, number>> => {
  if (!showsSold(design)) return {}
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select((eb) => ['product_id', eb.fn.sum<number>(eb('quantity', '-', eb.ref('returned_quantity'))).as('units')])
    .where('store_id', '=', storeId)
    .where('status', 'in', DELIVERED)
    .groupBy('product_id')
    .execute()
  return Object.fromEntries(rows.map(({ product_id, units }) => [product_id, Number(units)]))
}

/** Reports whether a move changes how many units a store's pages show as sold. */
export const changesSold = async (
  trx: Transaction,
  storeId: string,
  move: { from: OrderStatus; to: OrderStatus },
): Promise<boolean> =>
  (DELIVERED.includes(move.from) || DELIVERED.includes(move.to)) && showsSold(await layoutConfigOf(trx, storeId))
