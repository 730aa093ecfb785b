import type { Currency } from '../money.ts'

/**
 * The page model: everything a layout may show, and nothing else. The publisher builds one per page, hashes it to know whether
 * the page changed, and hands it to the renderer. Plain JSON, no dates, no functions, amounts in minor units.
 */

/** An uploaded image with its derived sizes at `{base}/{width}.{webp|jpg|avif}`. */
export interface PageImage {
  /** URL prefix without trailing slash, e.g. `/media/0192…/k3f9…`. */
  base: string
  /** Widths that exist, ascending, in pixels. */
  widths: number[]
  /** Size of the largest one, for `width`/`height` attributes. */
  width: number
  height: number
  /** Whether `.avif` files stand beside the others yet. */
  avif: boolean
  /** Average color `#rrggbb`, the placeholder while it loads. */
  color: string
}

/** An image that is cropped by what shows it. */
export interface PageCover extends PageImage {
  /** Where its important part is, in percent from its left and from its top. */
  focus: { x: number; y: number }
}

export interface PageProduct {
  id: string
  slug: string
  /** `/store/{store}/p/{product}/` */
  path: string
  name: string
  description: string
  /** Minor units. */
  price: number
  category: string
  /** Units on hand; 0 is sold out. */
  stock: number
  featured: boolean
  /** Ready images only; may be empty. Cards carry at most two. */
  images: PageImage[]
}

export interface PageCategory {
  name: string
  slug: string
  path: string
  count: number
}

export interface PageStore {
  slug: string
  name: string
  bio: string
  /** Of every price. */
  currency: Currency
  /** Home page path, `/store/{slug}/`. */
  path: string
  /** E.164 digits without `+`, for wa.me. */
  whatsapp: string
  /** The same number as people write it. */
  phone: string
  instagramUrl: string | null
  facebookUrl: string | null
  logo: PageImage | null
  cover: PageCover | null
  badges: ('verified' | 'trusted')[]
  /** Free-plan stores carry the platform's mark in the footer. */
  watermark: boolean
  categories: PageCategory[]
  /** The layout's own extra pages, e.g. luxury's `about`. */
  extraPages: { kind: 'about'; path: string }[]
}

/** A customisation value as stored. */
export type FieldValue = string | number | boolean | string[]

interface PageBase {
  /** Path of this page, always with a trailing slash. */
  path: string
  /** Absolute canonical address. */
  canonical: string
  title: string
  description: string
  store: PageStore
  /**
   * `endsOn` is the last day of a collection (`2026-03-01`), `null` where there is none or it was past when the page was made; only layouts that
   * show one have it.
   */
  layout: { id: string; values: Record<string, FieldValue>; endsOn?: string | null }
  /**
   * `live` for buyers; `preview` holds no scripts and, without products, shows six sample ones under a banner; `dashboard` renders the main
   * content only, no page chrome; `demo` marks the page as a demonstration; `sample` shows a layout with made-up data, where all works and nothing is
   * counted or ordered.
   */
  mode: 'live' | 'preview' | 'dashboard' | 'demo' | 'sample'
  /** Absolute address of the 1200×630 JPEG, once it has been made. */
  shareImage: string | null
  /** Year of publishing, for the copyright line. */
  year: number
  /** Origin of the API; empty when it is the page's own. */
  apiOrigin: string
}

export type StorePage =
  | (PageBase & { kind: 'home'; products: PageProduct[] })
  /** `products` are all the store's when the layout does not filter; the chosen ones carry `category === page.category.name`. */
  | (PageBase & { kind: 'category'; category: PageCategory; products: PageProduct[] })
  | (PageBase & { kind: 'product'; product: PageProduct; related: PageProduct[] })
  | (PageBase & { kind: 'about' })
  /** Answers every address of the store that is no page of it any more, with status 404; `path` is the store's home. */
  | (PageBase & { kind: 'gone'; products: PageProduct[] })

/** A page of its own look that sells the one product of a store; see `aura-orb.ts`. */
export type LandingPage = PageBase & {
  kind: 'landing'
  product: PageProduct
  /** Who takes cards for it, as the page names it; `null` when nobody does. */
  cardProvider: string | null
}

/** Everything the publisher has rendered. */
export type PublishedPage = StorePage | LandingPage

/** Something a buyer asks before ordering, with the seller's answer. */
export interface PagePolicy {
  title: string
  text: string
}

/**
 * What the page tells the shell and the islands, as one JSON data block with id `store-data`.
 */
export interface StoreData {
  slug: string
  name: string
  path: string
  whatsapp: string
  currency: Currency
  layoutId: string
  apiOrigin: string
  /** Premium's quick add makes a line of its own each time. */
  quickAddSeparateLine: boolean
  mode: StorePage['mode']
  /** On a product's own page, that product. */
  product: PageProduct | null
  /** What the seller says of sizes, delivery and returns; on a product's own page. */
  policies: PagePolicy[]
}
