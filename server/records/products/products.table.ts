import type { ColumnType } from 'kysely'

export interface ProductsTable {
  id: string
  store_id: string
  /** Unique within the store. */
  slug: string
  name: string
  description: string
  /** In minor units. */
  price: number
  category: string
  inventory_count: number
  /** Units held by unconfirmed orders, not part of `inventory_count`. */
  held_count: ColumnType<number, number | undefined, number>
  featured: 0 | 1
  status: 'active'
  created_at: string
  updated_at: string
}

export interface ProductKeysTable {
  store_id: string
  /** The seller's `Idempotency-Key`. */
  idempotency_key: string
  request_hash: string
  product_id: string
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    products: ProductsTable
    product_keys: ProductKeysTable
  }
}
