import { hash } from 'node:crypto'
import { chargesOf, type DeliverySettings } from '#contract/delivery/delivery.ts'
import { type Language, otherLanguage } from '#contract/languages.ts'
import { longDay } from '#contract/long-day.ts'
import { advanceWords } from '#contract/order-payments/advance.ts'
import { normalisePhone } from '#contract/phone.ts'
import { formatPhone } from '#contract/phone-formats.ts'
import { shopWords } from '#contract/shop-words.ts'
import { slugify } from '#contract/stores/slug.ts'
import type {
  PageBadge,
  PageCategory,
  PageDelivery,
  PageProduct,
  PageStore,
  StorePage,
} from '#contract/stores/store-page.ts'
import { getLayout } from '#layouts/registry.ts'
import { shortened } from '#server/lib/shortened.ts'
import { pageImage } from '#server/modules/catalogue/images/images.service.ts'
import { pricingOn } from '#server/records/products/prices.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import { storeOrigin, storePath } from '#server/records/stores/store-url.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { inputsHash } from './inputs-hash.ts'
import type { PageFile } from './page-file.ts'
import { type Beyond, byCategory, inParts, type ListPage, partsOf } from './page-lists.ts'
import { pageProducts } from './page-products.ts'
import { pageReviews } from './page-reviews.ts'
import { firstInCategory, nextInCategory } from './related.ts'
import type { Snapshot } from './snapshot.ts'

/** Origins and settings that all pages share. */
export interface Site {
  /** Origin of store pages, without trailing slash. */
  storesOrigin: string
  /** Origin of the API; empty if it is the same. */
  apiOrigin: string
  /** Card provider shown on the landing page. */
  cardProvider?: string | undefined
}

/** The page for removed products and categories. It has no address of its own. */
export const GONE_FILE = 'gone.html'

/** The frame of orders' private pages. It has no address of its own. */
export const ORDER_FILE = 'order.html'

/**
 * Builds every page of a store as it is at `now`, in each of its languages. A model holds only what its page shows, so
 * its hash changes only with that.
 */
export const storePages = (snapshot: Snapshot, site: Site & { now: Date }): PageFile[] => {
  const own = pagesIn(snapshot, site, '')
  if (!snapshot.store.both_languages) return own
  const second = otherLanguage(snapshot.store.language)
  const folder = `${second}/`
  const pages = pagesIn({ ...snapshot, store: { ...snapshot.store, language: second } }, site, folder)
  const inFolder = ({ file, page, cards }: PageFile): PageFile => ({
    file: folder + file,
    page,
    ...(cards && { cards: folder + cards }),
  })
  return [...own, ...pages.map(inFolder)]
}

/** Builds the pages in the store's language, at `folder` below its address. */
const pagesIn = (snapshot: Snapshot, site: Site & { now: Date }, folder: string): PageFile[] => {
  const layout = getLayout(snapshot.layout.id)
  const origin = storeOrigin(snapshot.store, site.storesOrigin)
  // Scripts of others never run on the dashboard's origin, where they could read a seller's session.
  const isApart = snapshot.store.domain !== null || site.apiOrigin !== ''
  const store = pageStore(snapshot, { folder, hasAbout: layout.extraPages.includes('about'), isApart })
  const words = shopWords[snapshot.store.language]
  const say = words.stores
  const products = pageProducts(snapshot, store.path, pricingOn(snapshot.store, site.now))
  const inOrder = products.map(card)
  const isLong = partsOf(inOrder) > 1
  const cards = isLong && layout.listsByCategory ? byCategory(inOrder) : inOrder
  const reviews = pageReviews(snapshot, products, store.path)
  const shareImage = (subject: string) => {
    const hash = snapshot.shareImages[subject]
    return hash ? `${origin}/media/${snapshot.store.id}/share/${hash}.jpg` : null
  }
  // One object: its hash is computed once, however many texts a seller wrote.
  const design = { ...snapshot.layout, id: layout.id }
  const base = (path: string, title: string, description: string, subject = 'home') => ({
    path,
    canonical: `${origin}${path}`,
    ...translationOf(snapshot.store, store, path),
    title,
    description,
    store,
    layout: design,
    mode: 'live' as const,
    shareImage: shareImage(subject) ?? shareImage('home'),
    year: site.now.getUTCFullYear(),
    // Its own domain answers the API's calls of store pages itself.
    apiOrigin: snapshot.store.domain ? '' : site.apiOrigin,
  })

  const cardDesign = inputsHash('', [design, snapshot.store.language, store.currency]).slice(0, 6)
  const list = (file: string, page: ListPage, how: { beyond?: Beyond | undefined; isBeyond?: boolean } = {}) =>
    inParts({ file, page }, { numbered: say.pageNumber, design: cardDesign, ...how })

  const pages = list(
    'index.html',
    {
      ...base(store.path, store.name, store.bio),
      kind: 'home',
      products: cards,
      ...(reviews.onHome && { reviews: reviews.onHome }),
    },
    { isBeyond: isLong && !layout.filtersByCategory },
  )
  const home = pages[0]?.page
  const all = { path: store.path, parts: partsOf(cards), total: cards.length }
  for (const category of store.categories) {
    const own = cards.filter((product) => product.category === category.name)
    // Lists all products where they fit on a page; else the category's own, and goes on with the parts of home.
    const listsAll = !layout.filtersByCategory && own.length < cards.length
    const title = `${category.name} · ${store.name}`
    const page = base(category.path, title, `${say.categoryFrom(category.name, store.name)} ${store.bio}`)
    pages.push(
      ...list(
        `c/${category.slug}.html`,
        { ...page, kind: 'category', category, products: listsAll && !isLong ? cards : own },
        { beyond: listsAll && isLong ? all : undefined },
      ),
    )
  }
  for (const collection of store.collections ?? []) {
    const own = new Set(snapshot.collections.find(({ slug }) => slug === collection.slug)?.product_ids)
    const title = `${collection.name} · ${store.name}`
    const page = base(collection.path, title, `${say.categoryFrom(collection.name, store.name)} ${store.bio}`)
    const shown = cards.filter(({ id }) => own.has(id))
    pages.push(...list(`s/${collection.slug}.html`, { ...page, kind: 'collection', collection, products: shown }))
  }
  const relatedTo = isLong ? nextInCategory(cards) : (product: PageProduct) => firstInCategory(product, cards)
  for (const product of products) {
    const rated = reviews.of(product)
    pages.push({
      file: `p/${product.slug}.html`,
      page: {
        ...base(product.path, `${product.name} · ${store.name}`, excerpt(product.description), product.id),
        kind: 'product',
        product: {
          ...product,
          ...(rated && {
            rated: `★ ${words.products.ratedFrom(rated.average, words.products.reviewsCounted(rated.count))}`,
          }),
        },
        related: relatedTo(product),
        ...(rated && { reviews: rated }),
      },
    })
  }
  for (const { kind, path } of store.extraPages) {
    pages.push({ file: `${kind}.html`, page: { ...base(path, `${say.about} · ${store.name}`, store.bio), kind } })
  }
  if (reviews.newest.length > 0) {
    const page = base(`${store.path}reviews/`, `${say.reviews} · ${store.name}`, say.buyersSayOf(store.name))
    pages.push({ file: 'reviews.html', page: { ...page, kind: 'reviews', groups: reviews.newest } })
  }
  for (const group of reviews.whole) {
    const { name, slug } = group.product
    const page = base(`${store.path}r/${slug}/`, `${say.reviewsOf(name)} · ${store.name}`, say.buyersSayOf(name))
    pages.push({ file: `r/${slug}.html`, page: { ...page, kind: 'reviews', groups: [group] } })
  }
  pages.push({
    file: GONE_FILE,
    page: {
      ...base(store.path, `${say.noLongerHere} · ${store.name}`, store.bio),
      kind: 'gone',
      products: home?.kind === 'home' ? home.products : cards,
      ...(home?.kind === 'home' && home.part && { part: home.part }),
    },
  })
  pages.push({
    file: ORDER_FILE,
    page: {
      ...withoutTranslation(base(store.path, `${say.yourOrder} · ${store.name}`, say.orderStands)),
      kind: 'order',
    },
  })
  return pages
}

/** Returns where a page is in the shop's other language. */
const translationOf = (
  { language, both_languages }: Pick<StoreRow, 'language' | 'both_languages'>,
  { path: home, root }: PageStore,
  path: string,
): Pick<StorePage, 'translation'> => {
  if (!both_languages) return {}
  const other = otherLanguage(language)
  return { translation: { language: other, path: (root ?? `${home}${other}/`) + path.slice(home.length) } }
}

/** Private pages are in the language of their order. */
const withoutTranslation = <Page extends Pick<StorePage, 'translation'>>({ translation: _, ...page }: Page) => page

/** Cuts a text to two lines of a search result. */
const excerpt = (text: string): string => shortened(text.replace(/\s+/g, ' ').trim(), 160)

/** A card shows two images at most, and leaves the choice to the product's page. */
const card = ({ choice: _, sold: __, ...product }: PageProduct): PageProduct => ({
  ...product,
  images: product.images.slice(0, 2),
})

const pageStore = (
  { store, products, collections, images, watermark, takesCodes }: Snapshot,
  { folder, hasAbout, isApart }: { folder: string; hasAbout: boolean; isApart: boolean },
): PageStore => {
  const root = storePath(store)
  const path = root + folder
  const image = (id: string | null) => pageImage(images.find((row) => row.id === id))
  const shownCollections = collectionsShown({ collections, products }, path)
  const cover = image(store.cover_image_id)
  const number = normalisePhone(store.whatsapp_number, store.country_code)
  return {
    slug: store.store_slug,
    name: store.name,
    bio: store[`bio_${store.language}`] ?? store.bio,
    ...(store.language !== 'en' && { language: store.language }),
    currency: store.currency,
    path,
    ...(folder && { root }),
    whatsapp: number,
    phone: formatPhone(store.whatsapp_number, store.country_code),
    instagramUrl: store.instagram_url,
    facebookUrl: store.facebook_url,
    logo: image(store.logo_image_id),
    cover: cover && { ...cover, focus: { x: store.cover_focus_x, y: store.cover_focus_y } },
    badges: store.badges.map((id) => pageBadge(id, store[`${id}_at`], store.language)),
    watermark,
    categories: categoriesOf(products, path),
    ...(shownCollections.length > 0 && { collections: shownCollections }),
    ...(store.delivery && { delivery: pageDelivery(store.delivery) }),
    ...(store.pixels && isApart && { pixels: store.pixels }),
    ...(takesCodes && { codes: true as const }),
    ...(store.reviews === 1 && { reviews: true as const }),
    ...(store.advance && { advance: advanceWords(shopWords[store.language].orders, store.advance, store.currency) }),
    extraPages: hasAbout ? [{ kind: 'about', path: `${path}about/` }] : [],
  }
}

/** Returns the collections that have a product to show. */
const collectionsShown = (
  { collections, products }: Pick<Snapshot, 'collections' | 'products'>,
  storePath: string,
): PageCategory[] => {
  if (collections.length === 0) return []
  const shown = new Set(products.map(({ id }) => id))
  return collections.flatMap(({ title, slug, product_ids }) => {
    const count = product_ids.filter((id) => shown.has(id)).length
    return count > 0 ? [{ name: title, slug, path: `${storePath}s/${slug}/`, count }] : []
  })
}

const pageBadge = (id: PageBadge['id'], at: string | null, language: Language): PageBadge => ({
  id,
  ...(at && { since: longDay(at, language) }),
})

const pageDelivery = (settings: DeliverySettings): PageDelivery => ({
  ...chargesOf(settings),
  freeOver: settings.free_over,
  days: settings.days,
  everywhere: settings.elsewhere === 'yes',
})

/**
 * Returns the distinct categories in product order. A category's slug depends on its name alone, so shared links keep
 * their meaning. Names without Latin letters, or with a slug already taken, get a hash.
 */
const categoriesOf = (products: ProductRow[], storePath: string): PageCategory[] => {
  const counts = new Map<string, number>()
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1)
  const plain = new Map(
    [...counts.keys()]
      .toSorted()
      .toReversed()
      .map((name) => [slugify(name), name]),
  )
  return [...counts].map(([name, count]) => {
    const stem = slugify(name)
    const slug = stem && plain.get(stem) === name ? stem : `${stem || 'category'}-${hash('sha256', name).slice(0, 6)}`
    return { name, slug, path: `${storePath}c/${slug}/`, count }
  })
}
