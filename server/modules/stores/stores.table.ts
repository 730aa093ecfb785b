import type { ColumnType } from 'kysely'
import type { Currency } from '#contract/money.ts'

export interface StoresTable {
  id: string
  user_id: string
  store_slug: string
  name: string
  bio: string
  whatsapp_number: string
  country_code: string
  instagram_url: string | null
  facebook_url: string | null
  logo_image_id: string | null
  cover_image_id: string | null
  /** What it sells in; fixed once it has orders. */
  currency: ColumnType<Currency, Currency | undefined, Currency>
  /** JSON list of `verified`, `trusted`. */
  badges: string
  /** Counts every change a page could show. */
  revision: number
  /** Set: taken off the air by an admin. Pages, pictures and orders are refused, nothing is removed. */
  suspended_at: string | null
  created_at: string
  updated_at: string
}

/** Addresses a store had before; they redirect for as long as no other store takes them. */
export interface StoreSlugHistoryTable {
  slug: string
  store_id: string
  replaced_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    stores: StoresTable
    store_slug_history: StoreSlugHistoryTable
  }
}
