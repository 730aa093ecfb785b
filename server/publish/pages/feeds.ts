import { stringify } from 'csv-stringify/sync'
import { feedProblemOf, GOOGLE_FEED, isListed, META_FEED } from '#contract/feeds/feeds.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { nameWithVariant, variantLabel } from '#contract/products/variant-names.ts'
import type { StorePage } from '#contract/stores/store-page.ts'
import { imageAddress } from '#layouts/kit/page/image-address.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import { shortened } from '#server/lib/shortened.ts'
import type { PageFile } from './page-file.ts'

/** Characters that both catalogues take of a title, and Google of a description. */
const TITLE_MAX = 150
const DESCRIPTION_MAX = 5_000
/** Further images that both catalogues take. */
const MORE_IMAGES = 10

type ProductPage = Extract<StorePage, { kind: 'product' }>

/** An entry of a feed: a variant, or a product without options. */
interface FeedItem {
  /** The variant's id. */
  id: string
  /** The product's id, where it has options. */
  group: string
  title: string
  description: string
  link: string
  image: string
  more: string[]
  /** Price and price of a sale, as `1200.00 PKR`. */
  price: string
  sale: string
  inStock: boolean
  brand: string
  color: string
  size: string
  category: string
}

const itemOf = (
  page: ProductPage,
  variant: { id: string; price: number; was?: number; stock: number; image?: number },
  labels: [name: string, label: string][],
): FeedItem => {
  const { product, store } = page
  const money = (amount: number) => `${toDecimal(amount).toFixed(2)} ${store.currency}`
  const labelled = (name: RegExp) => labels.find(([option]) => name.test(option))?.[1] ?? ''
  const images = product.images.map((image) => imageAddress(page, image))
  const image = images[variant.image ?? 0] ?? ''
  const title =
    labels.length > 0 ? nameWithVariant(product.name, variantLabel(labels.map(([, label]) => label))) : product.name
  return {
    id: variant.id,
    group: labels.length > 0 ? product.id : '',
    title: shortened(title, TITLE_MAX),
    description: shortened(product.description || product.name, DESCRIPTION_MAX),
    link: labels.length > 0 ? `${page.canonical}?v=${variant.id}` : page.canonical,
    image,
    more: images.filter((other) => other !== image).slice(0, MORE_IMAGES),
    price: money(variant.was ?? variant.price),
    sale: variant.was === undefined ? '' : money(variant.price),
    inStock: variant.stock > 0,
    brand: store.name,
    color: labelled(/colou?r|rang/i),
    size: labelled(/size/i),
    category: product.category,
  }
}

/** Returns the entries of a store's feeds in page order. Leaves out what no catalogue takes. */
const feedItems = (pages: readonly PageFile[]): FeedItem[] =>
  pages.flatMap(({ page }) => {
    if (page.kind !== 'product') return []
    if (!isListed(feedProblemOf(page.product.price, page.product.images[0]))) return []
    const { choice, ...product } = page.product
    if (!choice) return [itemOf(page, product, [])]
    return choice.variants.map((variant) =>
      itemOf(
        page,
        variant,
        choice.options.map(({ name, values }, option) => [name, values[variant.values[option] ?? 0]?.label ?? '']),
      ),
    )
  })

/** Returns the CSV that Meta reads for Facebook and Instagram shops. */
const metaFeed = (items: readonly FeedItem[]): string =>
  stringify(
    items.map((item) => ({
      id: item.id,
      title: item.title,
      description: item.description,
      availability: item.inStock ? 'in stock' : 'out of stock',
      condition: 'new',
      price: item.price,
      sale_price: item.sale,
      link: item.link,
      image_link: item.image,
      additional_image_link: item.more.join(','),
      brand: item.brand,
      item_group_id: item.group,
      color: item.color,
      size: item.size,
      product_type: item.category,
    })),
    { header: true, quoted: true },
  )

/** Characters that XML may not hold, however they are escaped. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const element = (name: string, text: string): string =>
  text && `<${name}>${escapeHtml(text.replace(NOT_XML, ''))}</${name}>`

/** Returns the RSS that Google Merchant Center reads. */
const googleFeed = (items: readonly FeedItem[], { store, canonical }: StorePage): string => {
  const entries = items.map((item) =>
    [
      element('g:id', item.id),
      element('g:title', item.title),
      element('g:description', item.description),
      element('g:link', item.link),
      element('g:image_link', item.image),
      ...item.more.map((image) => element('g:additional_image_link', image)),
      element('g:availability', item.inStock ? 'in_stock' : 'out_of_stock'),
      element('g:price', item.price),
      element('g:sale_price', item.sale),
      element('g:condition', 'new'),
      element('g:brand', item.brand),
      element('g:identifier_exists', 'no'),
      element('g:item_group_id', item.group),
      element('g:color', item.color),
      element('g:size', item.size),
      element('g:product_type', item.category),
    ].join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>${element('title', store.name)}${element('link', canonical)}${element('description', store.bio)}
${entries.map((entry) => `<item>${entry}</item>`).join('\n')}
</channel>
</rss>
`
}

/**
 * Returns the feed files of a store by name; none without an entry. Meta deletes a catalogue whose feed is empty, and
 * keeps it while the file is missing.
 */
export const feedFiles = (pages: readonly PageFile[]): [file: string, text: string][] => {
  const items = feedItems(pages)
  const [home] = pages
  if (!home || items.length === 0) return []
  return [
    [META_FEED, metaFeed(items)],
    [GOOGLE_FEED, googleFeed(items, home.page)],
  ]
}
