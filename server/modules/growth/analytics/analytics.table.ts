import type { Generated } from 'kysely'

/** Events of a type ever counted over all stores, deleted ones included. */
export interface EventTotalsTable {
  event_type: string
  total: number
}

type Count = Generated<number>

/** Figures of a store's day in Pakistan. Orders count on the day they were placed. */
export interface StoreDaysTable {
  store_id: string
  /** `2026-03-01` */
  day: string
  views: Count
  /** Products viewed or put into a cart. */
  interactions: Count
  whatsapp_clicks: Count
  orders: Count
  delivered: Count
  cancelled: Count
  /** Cancelled ones that had been confirmed. */
  cancelled_confirmed: Count
  returned: Count
  /** Orders with something delivered and kept. */
  kept: Count
  /** Revenue of what was delivered and kept, in minor units. */
  revenue: Count
}

export interface StoreHoursTable {
  store_id: string
  day: string
  /** 0–23 in Pakistan. */
  hour: number
  orders: Count
}

/** Sales of a product on a day, with its name, category and price as last ordered. */
export interface ProductDaysTable {
  store_id: string
  day: string
  product_id: string
  name: string
  category: string
  /** Minor units. */
  price: number
  /** Units in orders that are not cancelled. */
  ordered: Count
  /** Revenue of what was delivered and kept, in minor units. */
  revenue: Count
}

export interface CategoryDaysTable {
  store_id: string
  day: string
  category: string
  /** Orders with a product of the category, without cancelled ones. */
  orders: Count
  /** Revenue of what was delivered and kept, in minor units. */
  revenue: Count
}

/** Sums of a day in Pakistan over all stores by layout and plan, both as of the time of counting. */
export interface PlatformDaysTable {
  day: string
  layout: string
  plan: 'free' | 'paid'
  views: number
  interactions: number
  whatsapp_clicks: number
  orders: number
}

/** Publications per day in Pakistan. */
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
