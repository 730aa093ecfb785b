import type { Days } from '../delivery/delivery.ts'
import type { Language } from '../languages.ts'
import type { Currency } from '../money.ts'
import type { Pixels } from '../pixels/pixels.ts'

/**
 * The page model: everything a layout may show. The publisher builds one per page, hashes it to detect changes,
 * and passes it to the renderer. Plain JSON: no dates, no functions, amounts in minor units.
 */

/** An uploaded image; its sizes are at `{base}/{width}.{webp|jpg|avif}`. */
export interface PageImage {
  /** URL prefix without trailing slash, e.g. `/media/0192…/k3f9…`. */
  base: string
  /** Widths that exist, ascending, in pixels. */
  widths: number[]
  /** Size of the largest one, for `width`/`height` attributes. */
  width: number
  height: number
  /** Whether the `.avif` files exist yet. */
  avif: boolean
  /** Average color `#rrggbb`, the placeholder while it loads. */
  color: string
}

/** An image that layouts crop. */
export interface PageCover extends PageImage {
  /** Its important point, in percent from left and top. */
  focus: { x: number; y: number }
}

/** The sizes, colours and the like of a product, and what there is of each. */
export interface PageChoice {
  options: { name: string; values: { label: string; swatch?: string | null | undefined }[] }[]
  variants: {
    id: string
    /** Position of its value in each option. */
    values: number[]
    /** Minor units. */
    price: number
    /** Price before the sale, crossed out. */
    was?: number
    stock: number
    /** Position among the product's images, if it has one of its own. */
    image?: number
  }[]
}

export interface PageProduct {
  id: string
  slug: string
  /** `/store/{store}/p/{product}/` */
  path: string
  name: string
  description: string
  /** Minor units; the lowest of its variants. */
  price: number
  /** Price of that one before the sale, crossed out. */
  was?: number
  /** Set when some variants cost more. */
  from?: true
  /** Options that a buyer must choose from, «Size and Colour». Absent for a product without options. */
  choose?: string
  /** On its own page only. */
  choice?: PageChoice
  category: string
  /** Units on hand of all variants; 0 is sold out. */
  stock: number
  /** «Sold 12 times». On its own page only, where the seller shows it and some were sold. */
  sold?: string
  /** «★ 4.7 from 23 reviews». On its own page only. */
  rated?: string
  featured: boolean
  /** Ready images only; may be empty. Cards carry at most two. */
  images: PageImage[]
}

/** A buyer's review of a product. */
export interface PageReview {
  /** 1 to 5. */
  stars: number
  /** First name; empty for an erased buyer. */
  name: string
  /** `3 March 2026` */
  day: string
  words: string
  image?: PageImage
  answer?: string
  /** Why the seller hides words and image. */
  hidden?: string
  /** Where it does not stand with its product. */
  product?: { name: string; path: string }
}

/** Reviews of a product or a shop, newest first. The figures count all of them, whatever is shown. */
export interface PageReviews {
  count: number
  /** Mean of all stars, `4.7`. */
  average: string
  newest: PageReview[]
  /** Address of all. */
  all?: string
}

/** A product with reviews. */
export interface ReviewGroup {
  product: Pick<PageProduct, 'name' | 'path' | 'slug'>
  reviews: PageReviews
}

export interface PageCategory {
  name: string
  slug: string
  path: string
  count: number
}

/** Range of delivery charges, in minor units. */
export interface PageDelivery {
  lowest: number
  highest: number
  /** Goods from which it is free. */
  freeOver: number | null
  days: Days | null
  /** Whether it goes anywhere in the country. */
  everywhere: boolean
}

/** A badge that the platform gave a shop, and since when: `3 March 2026`, if that is known. */
export interface PageBadge {
  id: 'verified' | 'trusted'
  since?: string
}

export interface PageStore {
  slug: string
  name: string
  bio: string
  /** Language of a shop that is not in English. */
  language?: Exclude<Language, 'en'>
  /** Currency of all prices. */
  currency: Currency
  /** Home page path, `/store/{slug}/`; `/store/{slug}/ur/` in its second language. */
  path: string
  /** Home page path in its first language, on pages of the second one. */
  root?: string
  /** E.164 digits without `+`, for wa.me. */
  whatsapp: string
  /** The same number in readable form. */
  phone: string
  instagramUrl: string | null
  facebookUrl: string | null
  logo: PageImage | null
  cover: PageCover | null
  badges: PageBadge[]
  /** Free-plan stores carry the platform's mark in the footer. */
  watermark: boolean
  categories: PageCategory[]
  /** Only in stores that have some with products. */
  collections?: PageCategory[]
  /** Only in stores that charge for delivery. */
  delivery?: PageDelivery
  /** Says that an advance is asked for. */
  advance?: string
  /** Only in stores that have pixels. */
  pixels?: Pixels
  /** Only in stores that have discount codes. */
  codes?: true
  /** Only in stores that ask buyers for reviews. */
  reviews?: true
  /** The layout's own extra pages, e.g. luxury's `about`. */
  extraPages: { kind: 'about'; path: string }[]
}

/** A part of a list that is too long for one page. Pages that show a whole list have none. */
export interface PagePart {
  /** 1 is the page at the list's own address. */
  number: number
  /** Number of parts. */
  of: number
  /** Products of all parts, and of the list that follows. */
  total: number
  /** Addresses of the pages before and after; after the last part, of the list that follows. */
  previous?: string
  next?: string
  /** Cards of the parts after this one, in order: `{stem}{number}.json`. */
  rest: { stem: string; from: number; to: number }[]
  /** Short hash of what the cards of all parts share: layout, language and currency. */
  design: string
  /** Id of the product before this part's first. */
  after?: string
  /** Set where no product of the list has an image. */
  plain?: true
}

/** Cards of a part, for scripts that add them to a page. */
export interface PartCards {
  /** As in `PagePart`. A page of another design, or without the product before, does not take the cards. */
  design: string
  after?: string
  /** HTML inside the grid. */
  cards: string
  /** Placeholder colors of their images, three digits each. */
  colors: string[]
}

/** A customisation value as stored. */
export type FieldValue = string | number | boolean | string[]

interface PageBase {
  /** Path of this page, with a trailing slash; further parts of a list end in `.html`. */
  path: string
  /** Absolute canonical URL. */
  canonical: string
  title: string
  description: string
  store: PageStore
  /** `endsOn`: last day of a collection (`2026-03-01`); `null` without one or after it. */
  layout: { id: string; values: Record<string, FieldValue>; endsOn?: string | null }
  /**
   * `live`: for buyers. `preview`: no scripts; six sample products under a banner if there are none.
   * `dashboard`: main content only. `demo`: marked as a demonstration.
   * `sample`: made-up data, everything works, nothing is counted or ordered.
   */
  mode: 'live' | 'preview' | 'dashboard' | 'demo' | 'sample'
  /** Absolute URL of the 1200×630 JPEG, once it is drawn. */
  shareImage: string | null
  /** The same page in the shop's other language, where it is published in two. */
  translation?: { language: Language; path: string }
  /** Year of publishing, for the copyright line. */
  year: number
  /** Origin of the API; empty if it is the page's own. */
  apiOrigin: string
}

export type StorePage =
  | (PageBase & { kind: 'home'; products: PageProduct[]; part?: PagePart; reviews?: PageReviews })
  /** Further products of a home page that lists more than one page holds. */
  | (PageBase & { kind: 'more'; products: PageProduct[]; part: PagePart })
  /**
   * If the layout does not filter, `products` holds all; those with `category === page.category.name` are chosen.
   * In parts, it holds the category's own, and the last part leads to all.
   */
  | (PageBase & { kind: 'category'; category: PageCategory; products: PageProduct[]; part?: PagePart })
  /** A group of products that the seller chose. `products` holds those alone. */
  | (PageBase & { kind: 'collection'; collection: PageCategory; products: PageProduct[]; part?: PagePart })
  | (PageBase & { kind: 'product'; product: PageProduct; related: PageProduct[]; reviews?: PageReviews })
  | (PageBase & { kind: 'about' })
  /** All reviews of one product, or the newest of the shop by product. */
  | (PageBase & { kind: 'reviews'; groups: ReviewGroup[] })
  /** Answers removed addresses of the store with 404; `path` is the store's home. */
  | (PageBase & { kind: 'gone'; products: PageProduct[]; part?: PagePart })
  /** The frame of orders' private pages: `ORDER_SLOT` stands for the order. */
  | (PageBase & { kind: 'order' })

/** Place of the order in a page of kind `order`. */
export const ORDER_SLOT = '<!--order-->'

/** A landing page for a store's one product; see `aura-orb.ts`. */
export type LandingPage = PageBase & {
  kind: 'landing'
  product: PageProduct
  /** Name of the card provider, or `null`. */
  cardProvider: string | null
}

/** Any page the publisher renders. */
export type PublishedPage = StorePage | LandingPage

/** A question buyers ask before ordering, and the seller's answer. */
export interface PagePolicy {
  title: string
  text: string
}

/** How a layout's dialogs are built: a rounded sheet, a shop's bill, a tag, or the whole screen with hairlines. */
export type SheetFrame = 'rounded' | 'slip' | 'tag' | 'house'

/** Data for the shell and the islands, in the JSON block `store-data`. */
export interface StoreData {
  slug: string
  name: string
  path: string
  whatsapp: string
  currency: Currency
  layoutId: string
  apiOrigin: string
  /** Label of the buttons that order, if not «Order Now». */
  orderNow?: string
  /** How dialogs are built, if not as rounded sheets. */
  sheet?: Exclude<SheetFrame, 'rounded'>
  /** Width of screens, in pixels, below which a card leads to the product's page and not to its dialog. */
  pagesBelow?: number
  /** Premium's quick add always adds a new line. */
  quickAddSeparateLine?: true | undefined
  mode: StorePage['mode']
  /** The product of a product page. */
  product?: PageProduct | undefined
  /** Set where the list goes on in further parts. */
  parts?: true
  /** Sizes, delivery and returns, on a product page. */
  policies?: PagePolicy[] | undefined
  /** Set where the seller does not tell how many are left. */
  hideStock?: true
  /** Set where the order form asks for the city. */
  delivery?: true
  /** Pixels that the page loads. */
  pixels?: Pixels
  /** Set where the order form asks for a discount code. */
  codes?: true
  /** Says in the order form that an advance is asked for. */
  advance?: string
}
