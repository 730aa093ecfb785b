import type { Currency } from '#contract/money.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'

/** A seller account as registration takes it. The address and the number belong to nobody. */
export interface DemoSeller {
  email: string
  password: string
  countryCode: string
  /** Digits without the country code. */
  whatsappNumber: string
  plan: 'free' | 'paid'
}

export interface DemoProduct {
  name: string
  description: string
  /** In the store's currency, as the API takes it. */
  price: number
  category: string
  inventoryCount: number
  featured: boolean
  /** Names of files in the store's folder of `images/`, none to five. The first is the main one. */
  pictures: string[]
}

export interface DemoStore {
  slug: string
  name: string
  /** At most 160 characters. */
  bio: string
  seller: DemoSeller
  /** Rupees when absent. */
  currency?: Currency
  instagramUrl: string | null
  facebookUrl: string | null
  badges: ('verified' | 'trusted')[]
  /** Part of the cover that stays in view, in percent from its left. Default: what the server finds. */
  coverFocus?: number
  /** Any layout of the registry, and values of its fields. */
  layout: { id: string; customizations: Record<string, FieldValue> }
  products: DemoProduct[]
}
