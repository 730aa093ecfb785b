import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Currency } from '#contract/money.ts'
import type { OrderSource } from '#contract/orders/order-revisions.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { ReturnReason } from '#contract/orders/returns.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'

export interface OrdersTable {
  id: string
  /** Public id: 10 characters of Crockford base32. */
  order_id: string
  store_id: string
  /** The signed-in buyer, or `null`. */
  buyer_user_id: string | null
  /** The buyer in this store; `null` once erased. */
  customer_id: ColumnType<string | null, string | null | undefined, string | null>
  buyer_name: string
  /** As typed. */
  buyer_phone: string
  delivery_address: string
  /** Id of the place it goes to; `null` if unknown, or if the store did not ask. */
  place: ColumnType<string | null, string | null | undefined, string | null>
  /** The place as typed, where it is no known one. */
  place_typed: ColumnType<string | null, string | null | undefined, string | null>
  /** 1 if the buyer fetches it. */
  pick_up: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  order_notes: string | null
  /** In minor units, as all amounts: goods − discount + delivery + adjustment. */
  total_amount: number
  goods_amount: Generated<number>
  discount_amount: Generated<number>
  /** The code that `discount_amount` was given for. */
  discount_code: ColumnType<string | null, string | null | undefined, string | null>
  delivery_amount: Generated<number>
  adjustment_amount: Generated<number>
  /** Says what the adjustment is for. */
  adjustment_note: ColumnType<string | null, string | null | undefined, string | null>
  /** Payments that were accepted. */
  paid_amount: Generated<number>
  /** Part of the total that is asked for before delivery. */
  advance_amount: Generated<number>
  /** When a pending order without its advance is cancelled; `null` once that is decided. */
  pay_by: ColumnType<string | null, string | null | undefined, string | null>
  /** The store's currency at that time. */
  currency: ColumnType<Currency, Currency | undefined, Currency>
  status: OrderStatus
  /** Why it takes no stock; `null` for nearly all orders, which do. */
  to_check: ColumnType<CheckReason | null, CheckReason | null | undefined, CheckReason | null>
  admin_notes: string | null
  /** How many links its private page has had. Only the newest opens it. */
  link_version: Generated<number>
  /** When the buyer confirmed it on its private page. The seller decides all the same. */
  buyer_confirmed_at: ColumnType<string | null, string | null | undefined, string | null>
  source: Generated<OrderSource>
  /** When the seller last changed what is in it or where it goes. */
  edited_at: ColumnType<string | null, string | null | undefined, string | null>
  /** Language of the pages it was placed on, where a shop has two; else `null`. */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>
  created_at: string
  updated_at: string
}

/** A copy of the bought product at that time. */
export interface OrderItemsTable {
  order_id: string
  position: number
  product_id: string
  product_name: string
  variant_id: string
  /** «M, Black»; `null` where the product had no options. */
  variant_label: ColumnType<string | null, string | null | undefined, string | null>
  /** In minor units. */
  product_price: number
  quantity: number
  category: ColumnType<string, string | undefined, string>
  /** The line's share of the order's discount, in minor units. */
  discount_amount: Generated<number>
  /** Units that came back. */
  returned_quantity: Generated<number>
  /** Returned units that were written off; the others went back on sale. */
  damaged_quantity: Generated<number>
}

export interface OrderKeysTable {
  store_id: string
  /** The buyer's `Idempotency-Key`. */
  idempotency_key: string
  request_hash: string
  order_id: string
  created_at: string
}

/** The timeline of an order: append-only, but for notes. */
export interface OrderHistoryTable {
  order_id: string
  to_status: OrderStatus
  /** `null` for the first step. */
  from_status: OrderStatus | null
  /** Later than the step before, as `updated_at` of the order. */
  at: string
  by: 'buyer' | 'seller'
  user_id: string | null
  reason: ColumnType<ReturnReason | null, ReturnReason | null | undefined, never>
  /** The seller's note at that moment. */
  note: string | null
  /** 1 if it undoes the step before. */
  undo: ColumnType<0 | 1, 0 | 1 | undefined, never>
}

/** Changes of an order by its seller: append-only, at most `REVISIONS` an order. */
export interface OrderRevisionsTable {
  order_id: string
  /** Later than the revision before, as `edited_at` of the order. */
  at: string
  user_id: string | null
  /** JSON of what it changed, as it was and as it became. */
  before_edit: string
  after_edit: string
  reason: string | null
}

/** How to undo the last move of an order, for some seconds. */
export interface OrderUndosTable {
  order_id: string
  /** The status before, and its mark. */
  status: OrderStatus
  to_check: CheckReason | null
  /** JSON of the rows of `order_holds` before. */
  held: string
  /** The event to be removed; `null` if the move sends nothing. */
  event_id: string | null
  until: string
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
  /** When it became a dead letter; `null` while it is retried. */
  failed_at: ColumnType<string | null, string | null | undefined, string | null>
}

/** Count and sum of a store's orders by status, updated in the transactions that change orders. */
export interface OrderTotalsTable {
  store_id: string
  status: OrderStatus
  orders: number
  /** In minor units. */
  amount: number
  /** Revenue of what was delivered and kept, in minor units. */
  kept_amount: Generated<number>
}

/**
 * Units of one variant held by an unconfirmed order. Deleted when it is confirmed, cancelled while holding, or a day
 * after the hold ended.
 */
export interface OrderHoldsTable {
  order_id: string
  variant_id: string
  store_id: string
  /** Fingerprint of the buyer's phone. */
  phone: string
  /** Fingerprint of the random id that the buyer's cart keeps, `null` when it sent none. */
  cart: string | null
  /** Fingerprint of name and delivery address. */
  recipient: string | null
  /** Fingerprint of the network address (IPv6: its /48), `null` when unknown. */
  address: string | null
  quantity: number
  /** In minor units. */
  amount: number
  ends_at: string
  /** 1 if it exceeded half of the variant's stock, or took the last piece. */
  crowded: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** 1 if it took the last piece. */
  last_piece: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** When its units went back on sale; `null` while it holds. */
  ended_at: ColumnType<string | null, string | null | undefined, string | null>
  ended_by: ColumnType<CheckReason | null, CheckReason | null | undefined, CheckReason | null>
}

declare module '#server/db/database.ts' {
  interface Tables {
    orders: OrdersTable
    order_items: OrderItemsTable
    order_keys: OrderKeysTable
    order_holds: OrderHoldsTable
    order_history: OrderHistoryTable
    order_revisions: OrderRevisionsTable
    order_undos: OrderUndosTable
    order_events: OrderEventsTable
    order_totals: OrderTotalsTable
  }
}
