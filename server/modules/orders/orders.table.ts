export type OrderStatus = 'Pending' | 'Confirmed' | 'Shipped' | 'Delivered' | 'Cancelled'

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
  status: OrderStatus
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
}

export interface OrderKeysTable {
  store_id: string
  /** The buyer's `Idempotency-Key`. */
  idempotency_key: string
  request_hash: string
  order_id: string
  created_at: string
}

export interface OrderTables {
  orders: OrdersTable
  order_items: OrderItemsTable
  order_keys: OrderKeysTable
}
