import type { Currency } from '#contract/money.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import type { CoverSpec } from '../pictures/cover.ts'
import type { EmblemSpec } from '../pictures/emblem.ts'
import type { PictureSpec, View } from '../pictures/picture.ts'

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
  /** None to five, the first is the main one. */
  pictures: PictureSpec[]
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
  logo: EmblemSpec
  cover: CoverSpec
  /** Any layout of the registry, and values of its fields. */
  layout: { id: string; customizations: Record<string, FieldValue> }
  products: DemoProduct[]
}

/** The same thing from several sides. */
export const views = (thing: Omit<PictureSpec, 'view'>, ...shown: View[]): PictureSpec[] =>
  shown.map((view) => ({ ...thing, view }))
