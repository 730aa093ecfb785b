import type { ColumnType } from 'kysely'
import type { Language } from '#contract/languages.ts'
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
  /** The cover's important point, in percent from left and top. */
  cover_focus_x: ColumnType<number, number | undefined, number>
  cover_focus_y: ColumnType<number, number | undefined, number>
  /** Language of its pages. */
  language: ColumnType<Language, Language | undefined, Language>
  /** Whether its pages are published in the other language, too. */
  both_languages: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** Its bio on pages of a language; `null` for `bio`. */
  bio_en: ColumnType<string | null, string | null | undefined, string | null>
  bio_ur: ColumnType<string | null, string | null | undefined, string | null>
  /** Fixed once it has orders. */
  currency: ColumnType<Currency, Currency | undefined, Currency>
  /** JSON list of `verified`, `trusted`. */
  badges: string
  /** Since when it wears them; `null` without the badge, and for one from before dates were kept. */
  verified_at: ColumnType<string | null, string | null | undefined, string | null>
  trusted_at: ColumnType<string | null, string | null | undefined, string | null>
  /** Counts changes that a page could show. */
  revision: number
  /** Suspended by an admin: pages, images and orders are refused, nothing is removed. */
  suspended_at: string | null
  /** Closed while its owner's account is being deleted. Returns with the account. */
  closed_at: ColumnType<string | null, string | null | undefined, string | null>
  /** The reason told to the seller, or `null`. */
  suspended_reason: ColumnType<string | null, string | null | undefined, string | null>
  /** Hours an unconfirmed order holds its units. */
  hold_hours: ColumnType<number, number | undefined, number>
  /** Whether the seller's number writes to buyers of unconfirmed orders. */
  message_new_buyers: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** JSON of what it charges for delivery; `null` while it charges nothing. */
  delivery: ColumnType<string | null, string | null | undefined, string | null>
  /** JSON of running and planned sales; `null` for none. */
  sales: ColumnType<string | null, string | null | undefined, string | null>
  /** The next day on which a sale begins or has ended; `null` for none. */
  sales_turn: ColumnType<string | null, string | null | undefined, string | null>
  /** JSON of accounts that buyers pay to; `null` for none. */
  payment_methods: ColumnType<string | null, string | null | undefined, string | null>
  /** JSON of what it asks for in advance; `null` for nothing. */
  advance: ColumnType<string | null, string | null | undefined, string | null>
  /** When the accounts last changed. */
  payment_methods_at: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether buyers are asked for reviews, and pages show them. */
  reviews: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** Whether feeds of its products are published, on a plan that has them. */
  feeds: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>
  /** JSON of the pixels that its pages load; `null` for none. */
  pixels: ColumnType<string | null, string | null | undefined, string | null>
  /** Host of its own at which it is served, `shop.example.pk`; `null` for the platform's. */
  domain: ColumnType<string | null, string | null | undefined, string | null>
  created_at: string
  updated_at: string
}

/** A store's last ten former slugs. They redirect until another store takes them after the reservation. */
export interface StoreSlugHistoryTable {
  slug: string
  store_id: string
  replaced_at: string
}

/** Reserved slugs of deleted stores. */
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
