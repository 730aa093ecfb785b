import type { DiscountKind } from '#contract/discounts/discount-schema.ts'

/** Discount codes of stores. */
export interface DiscountsTable {
  id: string
  store_id: string
  /** Capitals and digits; unique in its store. */
  code: string
  kind: DiscountKind
  /** A percent times 100, or minor units. */
  value: number
  /** Smallest goods in minor units. */
  minimum: number
  /** First and last day in Pakistan, `2026-03-01`. */
  from_day: string | null
  to_day: string | null
  use_limit: number | null
  per_phone: number | null
  /** JSON of ids. */
  products: string
  /** JSON of names. */
  categories: string
  /** 1 if it counts on reduced prices too. */
  includes_sale: 0 | 1
  is_on: 0 | 1
  /** Rows of `discount_uses` that are not back, at most `use_limit`. */
  uses: number
  created_at: string
  updated_at: string
}

/** Orders that use a discount. */
export interface DiscountUsesTable {
  order_id: string
  discount_id: string
  /** Fingerprint of the buyer's phone in this store. */
  phone: string
  /** 1 if the order was cancelled, and its use given back. */
  is_back: 0 | 1
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    discounts: DiscountsTable
    discount_uses: DiscountUsesTable
  }
}
