import type { ColumnType } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'

export interface OrdersTable {
  id: string
  /** What people read: 10 characters of Crockford base32. */
  order_id: string
  store_id: string
  /** Who placed it, when signed in. */
  buyer_user_id: string | null
  buyer_name: string
  /** As typed. */
  buyer_phone: string
  delivery_address: string
  order_notes: string | null
  /** Minor units. */
  total_amount: number
  /** What the store sold in then. */
  currency: ColumnType<Currency, Currency | undefined, Currency>
  status: OrderStatus
  /** Why no stock is taken for it; `null` when its units are, as for every order but a few. */
  to_check: ColumnType<CheckReason | null, CheckReason | null | undefined, CheckReason | null>
  admin_notes: string | null
  created_at: string
  updated_at: string
}

/** A copy of what was bought, as it was then. */
export interface OrderItemsTable {
  order_id: string
  position: number
  product_id: string
  product_name: string
  /** Minor units. */
  product_price: number
  quantity: number
  category: ColumnType<string, string | undefined, string>
}

export interface OrderKeysTable {
  store_id: string
  /** The buyer's `Idempotency-Key`. */
  idempotency_key: string
  request_hash: string
  order_id: string
  created_at: string
}

/** What became of an order, when and by whom. An order takes each status at most once. */
export interface OrderHistoryTable {
  order_id: string
  to_status: OrderStatus
  /** None when it was placed. */
  from_status: OrderStatus | null
  at: string
  by: 'buyer' | 'seller'
  user_id: string | null
  /** The seller's note of that moment. */
  note: string | null
}

/** Order events that the messaging part has not taken up yet: written in the transaction that causes them. */
export interface OrderEventsTable {
  id: string
  order_id: string
  /** `Pending` says that the order was placed. */
  status: OrderStatus
  created_at: string
  attempts: number
  next_attempt_at: string
  last_error: ColumnType<string | null, string | null | undefined, string | null>
  /** When it was given up, a dead letter; `null` while it is tried again. */
  failed_at: ColumnType<string | null, string | null | undefined, string | null>
}

/** How many orders of a store stand in a status, and their sum: kept in the transactions that change orders. */
export interface OrderTotalsTable {
  store_id: string
  status: OrderStatus
  orders: number
  /** Minor units. */
  amount: number
}

/**
 * What an unconfirmed order holds of one product, or held: gone when it is confirmed, when it is cancelled while it holds, or a day after the
 * hold ended.
 */
export interface OrderHoldsTable {
  order_id: string
  product_id: string
  store_id: string
  /** Fingerprint of the buyer's phone. */
  phone: string
  /** Fingerprint of where the order came from, as limits count it; `null` when that is not known. */
  address: string | null
  /** Fingerprint of that address's /48, if it is an IPv6 one. */
  network: ColumnType<string | null, string | null | undefined, string | null>
  quantity: number
  /** Minor units. */
  amount: number
  ends_at: string
  /** Whether it went beyond half of what there was of the product. */
  crowded: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** When it ended and its units went back on sale; `null` while it holds them. */
  ended_at: ColumnType<string | null, string | null | undefined, string | null>
}

declare module '#server/db/database.ts' {
  interface Tables {
    orders: OrdersTable
    order_items: OrderItemsTable
    order_keys: OrderKeysTable
    order_holds: OrderHoldsTable
    order_history: OrderHistoryTable
    order_events: OrderEventsTable
    order_totals: OrderTotalsTable
  }
}
