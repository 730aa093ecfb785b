import type { ColumnType } from 'kysely'

export interface ProductsTable {
  id: string
  store_id: string
  /** Unique within the store. */
  slug: string
  name: string
  description: string
  /** In minor units. A variant may have its own. */
  price: number
  /** Price before, in minor units; `null` where nothing is crossed out. */
  compare_at: ColumnType<number | null, number | null | undefined, number | null>
  category: string
  featured: 0 | 1
  status: 'active'
  /** 1 while its seller keeps it out of the shop. */
  hidden: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** When a hidden one is shown, `null` for no such time. */
  show_at: ColumnType<string | null, string | null | undefined, string | null>
  /** Place that the seller chose, from 1; 0 before all of those. */
  rank: ColumnType<number, number | undefined, number>
  /** Sizes, colours and the like as JSON (`StoredOption[]`), `null` for a product without. */
  options: ColumnType<string | null, string | null | undefined, string | null>
  /** Its texts on pages of a language; `null` for `name` and `description`. */
  name_en: ColumnType<string | null, string | null | undefined, string | null>
  name_ur: ColumnType<string | null, string | null | undefined, string | null>
  description_en: ColumnType<string | null, string | null | undefined, string | null>
  description_ur: ColumnType<string | null, string | null | undefined, string | null>
  created_at: string
}

/** A size, color or the like with its own stock. A product without options has one. The first has the product's id. */
export interface ProductVariantsTable {
  id: string
  product_id: string
  store_id: string
  position: ColumnType<number, number | undefined, number>
  /** Ids of its values as JSON, one for each option. */
  value_ids: ColumnType<string, string | undefined, string>
  sku: ColumnType<string | null, string | null | undefined, string | null>
  /** In minor units; `null` when it costs what the product does. */
  price: ColumnType<number | null, number | null | undefined, number | null>
  /** Price before; `null` when that is the product's, or nothing beside a price of its own. */
  compare_at: ColumnType<number | null, number | null | undefined, number | null>
  image_id: ColumnType<string | null, string | null | undefined, string | null>
  inventory_count: number
  /** Units held by unconfirmed orders, not part of `inventory_count`. */
  held_count: ColumnType<number, number | undefined, number>
  /** When the seller removed it; `null` while it is for sale. */
  archived_at: ColumnType<string | null, string | null | undefined, string | null>
  /** When the product or this stock changed. */
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

/** A stock that the seller set. Orders keep their own units, so they are not repeated here. */
export interface StockChangesTable {
  id: string
  product_id: string
  variant_id: string
  /** Label of the variant then, `null` for a product without options. */
  label: string | null
  units_before: number
  units_after: number
  cause: 'set' | 'import' | 'added'
  at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    products: ProductsTable
    product_variants: ProductVariantsTable
    product_keys: ProductKeysTable
    stock_changes: StockChangesTable
  }
}
