import type { Generated } from 'kysely'

/** How many events of a type there have ever been, over all stores; also those of stores that are gone. */
export interface EventTotalsTable {
  event_type: string
  total: number
}

type Count = Generated<number>

/** A store's day in Pakistan. Figures of orders stand on the day the order was placed. */
export interface StoreDaysTable {
  store_id: string
  /** `2026-03-01` */
  day: string
  views: Count
  /** Products looked at, opened and put into carts. */
  interactions: Count
  whatsapp_clicks: Count
  orders: Count
  delivered: Count
  cancelled: Count
  /** Minor units, of delivered orders. */
  revenue: Count
}

export interface StoreHoursTable {
  store_id: string
  day: string
  /** 0–23 in Pakistan. */
  hour: number
  orders: Count
}

/** What a product sold of a day's orders; name, category and price as they were last ordered. */
export interface ProductDaysTable {
  store_id: string
  day: string
  product_id: string
  name: string
  category: string
  /** Minor units. */
  price: number
  /** Units of orders that were not cancelled. */
  ordered: Count
  /** Minor units, of delivered orders. */
  revenue: Count
}

export interface CategoryDaysTable {
  store_id: string
  day: string
  category: string
  /** Orders with a product of the category that were not cancelled. */
  orders: Count
  /** Minor units, of delivered orders. */
  revenue: Count
}

/** A day in Pakistan of all stores together that had a layout and a plan when it was counted. */
export interface PlatformDaysTable {
  day: string
  layout: string
  plan: 'free' | 'paid'
  views: number
  interactions: number
  whatsapp_clicks: number
  orders: number
}

/** How many publications a day in Pakistan had. */
export interface PublicationDaysTable {
  day: string
  publications: number
}

declare module '#server/db/database.ts' {
  interface Tables {
    event_totals: EventTotalsTable
    store_days: StoreDaysTable
    store_hours: StoreHoursTable
    product_days: ProductDaysTable
    category_days: CategoryDaysTable
    platform_days: PlatformDaysTable
    publication_days: PublicationDaysTable
  }
}
