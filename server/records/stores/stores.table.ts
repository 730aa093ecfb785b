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
  /** Where the important part of the cover is, in percent from its left and from its top. */
  cover_focus_x: ColumnType<number, number | undefined, number>
  cover_focus_y: ColumnType<number, number | undefined, number>
  /** What it sells in; fixed once it has orders. */
  currency: ColumnType<Currency, Currency | undefined, Currency>
  /** JSON list of `verified`, `trusted`. */
  badges: string
  /** Counts every change a page could show. */
  revision: number
  /** Set: taken off the air by an admin. Pages, images and orders are refused, nothing is removed. */
  suspended_at: string | null
  /** Set: off the air as its owner's account is being deleted; comes back with the account. */
  closed_at: ColumnType<string | null, string | null | undefined, string | null>
  /** What her seller was told of why; `null` when nothing was said, and while the store is open. */
  suspended_reason: ColumnType<string | null, string | null | undefined, string | null>
  /** Hours for which an unconfirmed order keeps its units aside. */
  hold_hours: ColumnType<number, number | undefined, number>
  /** Whether its seller's number may write to buyers whose order she has not confirmed. */
  message_new_buyers: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  created_at: string
  updated_at: string
}

/** Addresses a store had before, the last ten: they redirect until another store takes them, which none may for a while. */
export interface StoreSlugHistoryTable {
  slug: string
  store_id: string
  replaced_at: string
}

/** Addresses of deleted stores, which nobody can take for a while. */
export interface DeletedStoreSlugsTable {
  slug: string
  free_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    stores: StoresTable
    store_slug_history: StoreSlugHistoryTable
    deleted_store_slugs: DeletedStoreSlugsTable
  }
}
