import { type ShopWords, shopWords } from '#contract/shop-words.ts'
import type { PageCategory, PagePart, PageProduct, StorePage } from '#contract/stores/store-page.ts'
import { inLanguage, type LayoutManifest } from '../define-layout.ts'
import type { FieldKey } from '../fields/field-catalogue.ts'
import { type LayoutValues, resolveValues } from '../fields/layout-values.ts'
import { oncePerPair } from '../once.ts'
import { placeholderProducts } from '../samples/placeholders.ts'
import { type StoreFonts, storeFonts } from '../style/design-tokens.ts'

/** All a layout's parts need to know about the page they are on. */
export interface PageView {
  page: StorePage
  /** The layout, with its words in the shop's language. */
  manifest: LayoutManifest
  /** Words in the shop's language. */
  words: ShopWords
  values: LayoutValues
  fonts: StoreFonts
  /** A text value, trimmed; empty when there is none. */
  text: (key: FieldKey) => string
  /** Whether a toggle of this layout is on; off when the layout has no such toggle. */
  isOn: (key: FieldKey) => boolean
  /** Store name as shown: the seller's title, else the store's name. */
  title: string
  subtitle: string
  phone: string
  instagramUrl: string
  facebookUrl: string
  products: PageProduct[]
  categories: PageCategory[]
  quickAdd: boolean
  /** Whether there is an image for the hero: the design's own, or the store's cover. */
  hasMedia: boolean
  /** Header, footer and banners; false in the dashboard, which has its own. */
  chrome: boolean
}

const pageProducts = (page: StorePage): PageProduct[] => {
  if (page.kind === 'about' || page.kind === 'reviews' || page.kind === 'order') return []
  const products = page.kind === 'product' ? page.related : page.products
  return page.mode === 'preview' && page.kind === 'home' && products.length === 0
    ? placeholderProducts(page.store)
    : products
}

const pageCategories = (page: StorePage, products: PageProduct[]): PageCategory[] => {
  if (page.store.categories.length > 0 || page.mode !== 'preview') return page.store.categories
  const names = [...new Set(products.map((product) => product.category))]
  return names.map((name) => ({ name, slug: name, path: page.store.path, count: 2 }))
}

/** One category is no choice: its chip would do nothing. */
export const hasChips = ({ categories, page }: PageView): boolean =>
  categories.length > 1 || page.store.collections !== undefined

/** Returns the part of a long list that a page shows; `undefined` where it shows a whole one. */
export const partOf = (page: StorePage): PagePart | undefined => ('part' in page ? page.part : undefined)

/** Address and name of the layout's page about the shop, if it has one. */
export const aboutLink = ({ page, manifest }: PageView): { path: string; label: string } | undefined => {
  const about = page.store.extraPages.find(({ kind }) => kind === 'about')
  return about && { path: about.path, label: manifest.words.about }
}

/** A store's values in a layout. */
export const valuesOf = oncePerPair(resolveValues)

/** Prepares a page for its layout: values resolved, the store's own facts where the seller changed nothing. */
export const pageView = (page: StorePage, layout: LayoutManifest): PageView => {
  const language = page.store.language ?? 'en'
  const manifest = inLanguage(layout, language)
  const values = valuesOf(manifest, page.layout.values)
  const { store } = page
  const text = (key: FieldKey) => {
    const value = values[key]
    return typeof value === 'string' ? value.trim() : ''
  }
  const isOn = (key: FieldKey) => values[key] === true
  const products = pageProducts(page)
  return {
    page,
    manifest,
    words: shopWords[language],
    values,
    fonts: storeFonts(manifest, values),
    text,
    isOn,
    title: text('heroTitle') || store.name,
    subtitle: text('heroSubtitle') || store.bio,
    phone: text('phoneNumber') || store.phone,
    instagramUrl: text('instagramUrl') || store.instagramUrl || '',
    facebookUrl: text('facebookUrl') || store.facebookUrl || '',
    products,
    categories: pageCategories(page, products),
    quickAdd: manifest.quickAdd === 'always' || (manifest.quickAdd === 'option' && isOn('enableQuickAdd')),
    hasMedia: Boolean(text('heroImage') || store.cover),
    chrome: page.mode !== 'dashboard',
  }
}
