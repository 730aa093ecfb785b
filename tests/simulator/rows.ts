import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export interface OrderRow {
  id: string
  order_id: string
  store_id: string
  customer_id: string | null
  status: string
  to_check: string | null
  goods_amount: number
  discount_amount: number
  delivery_amount: number
  adjustment_amount: number
  total_amount: number
  paid_amount: number
}

export interface PaymentRow {
  order_id: string
  store_id: string
  amount: number
  reference: string | null
  state: string
}

export interface ItemRow {
  order_id: string
  variant_id: string
  product_price: number
  quantity: number
  discount_amount: number
  returned_quantity: number
  damaged_quantity: number
}

export interface HistoryRow {
  order_id: string
  from_status: string | null
  to_status: string
  at: string
  undo: number
  note: string | null
}

export interface VariantRow {
  id: string
  product_id: string
  position: number
  price: number | null
  inventory_count: number
  held_count: number
}

export interface HoldRow {
  order_id: string
  variant_id: string
  quantity: number
}

export interface TotalsRow {
  store_id: string
  status: string
  orders: number
  amount: number
  kept_amount: number
}

export interface CustomerRow {
  id: string
  store_id: string
  phone: string
  orders: number
  delivered: number
  returned: number
  cancelled: number
  spent: number
}

export interface DiscountRow {
  id: string
  code: string
  uses: number
  use_limit: number | null
  used: number
}

export interface ReviewRow {
  id: string
  store_id: string
  product_id: string
  order_id: string
  customer_id: string | null
  stars: number
}

export interface ShipmentRow {
  id: string
  store_id: string
  order_id: string
  courier: string
  tracking_number: string | null
  cod_amount: number
  batch: string | null
}

/** The database, whole. */
export interface Read {
  orders: OrderRow[]
  items: Map<string, ItemRow[]>
  history: Map<string, HistoryRow[]>
  variants: VariantRow[]
  holds: HoldRow[]
  totals: TotalsRow[]
  customers: CustomerRow[]
  discounts: DiscountRow[]
  payments: Map<string, PaymentRow[]>
  reviews: ReviewRow[]
  shipments: Map<string, ShipmentRow[]>
  stores: Set<string>
}

export const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows

export const readAll = async (db: Db): Promise<Read> => {
  const orders = await rowsOf(db, sql<OrderRow>`select * from orders`)
  const items = await rowsOf(db, sql<ItemRow>`select * from order_items order by order_id, position`)
  const history = await rowsOf(db, sql<HistoryRow>`select * from order_history order by order_id, at`)
  return {
    orders,
    items: Map.groupBy(items, ({ order_id }) => order_id),
    history: Map.groupBy(history, ({ order_id }) => order_id),
    variants: await rowsOf(db, sql<VariantRow>`select * from product_variants`),
    holds: await rowsOf(db, sql<HoldRow>`select * from order_holds where ended_at is null`),
    totals: await rowsOf(db, sql<TotalsRow>`select * from order_totals`),
    customers: await rowsOf(db, sql<CustomerRow>`select * from customers`),
    discounts: await rowsOf(
      db,
      sql<DiscountRow>`select *, (select count(*) from discount_uses where discount_id = discounts.id and is_back = 0) as used from discounts`,
    ),
    payments: Map.groupBy(await rowsOf(db, sql<PaymentRow>`select * from order_payments`), ({ order_id }) => order_id),
    reviews: await rowsOf(db, sql<ReviewRow>`select * from reviews`),
    shipments: Map.groupBy(await rowsOf(db, sql<ShipmentRow>`select * from shipments`), ({ order_id }) => order_id),
    stores: new Set((await rowsOf(db, sql<{ id: string }>`select id from stores`)).map(({ id }) => id)),
  }
}

/** Adds to the sum of a key. */
export const add = (sums: Map<string, number>, key: string, units: number) =>
  void sums.set(key, (sums.get(key) ?? 0) + units)

/** Units by variant as text, to compare. */
export const unitsOf = (lines: { variant_id: string; quantity: number }[]): string => {
  const sums = new Map<string, number>()
  for (const { variant_id, quantity } of lines) add(sums, variant_id, quantity)
  return [...sums]
    .map(([id, units]) => `${id} ${units}`)
    .sort()
    .join()
}

/** Returns the units of a line that are not on hand. */
export const takenOf = ({ status, to_check }: OrderRow, item: ItemRow): number => {
  if (status === 'Cancelled' || (status === 'Pending' && to_check !== null)) return 0
  return item.quantity - (item.returned_quantity - item.damaged_quantity)
}

/** Returns what was delivered and kept of an order, in minor units. */
export const keptOf = ({ status, total_amount }: OrderRow, items: ItemRow[]): number => {
  if (status === 'Delivered') return total_amount
  if (status !== 'Returned' || items.every((item) => item.returned_quantity === item.quantity)) return 0
  const back = items.map(({ product_price, quantity, discount_amount, returned_quantity }) => {
    const amount = product_price * quantity - discount_amount
    return amount - Math.floor((amount * (quantity - returned_quantity)) / quantity)
  })
  return Math.max(0, total_amount - back.reduce((sum, one) => sum + one, 0))
}
