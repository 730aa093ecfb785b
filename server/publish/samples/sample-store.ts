import { type SampleImageName, sampleColor } from '#layouts/kit/samples/sample-images.ts'
import { type SampleItem, sampleItems } from '#layouts/kit/samples/sample-shop.ts'
import type { ImageRow } from '#server/records/images/images.repo.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import type { VariantRow } from '#server/records/products/variants.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { Snapshot } from '../pages/snapshot.ts'

/** Id and slug of the sample shop. No store may take this slug. */
export const SAMPLE = 'layout-test'

const MADE_AT = '2026-01-01T00:00:00.000Z'

const store: StoreRow = {
  id: SAMPLE,
  user_id: SAMPLE,
  store_slug: SAMPLE,
  name: 'Sample Shop',
  bio: 'Things for the table, for light and for comfort. Everything on these pages is made up.',
  // Nobody's number, so that links to call or write lead nowhere.
  whatsapp_number: '3000000000',
  country_code: '+92',
  instagram_url: null,
  facebook_url: null,
  logo_image_id: null,
  cover_image_id: 'cover',
  cover_focus_x: 50,
  cover_focus_y: 60,
  currency: 'PKR',
  badges: ['verified'],
  verified_at: MADE_AT,
  trusted_at: null,
  revision: 1,
  suspended_at: null,
  closed_at: null,
  suspended_reason: null,
  hold_hours: 24,
  delivery: null,
  sales: [],
  sales_turn: null,
  reviews: 0,
  language: 'en',
  both_languages: 0,
  bio_en: null,
  bio_ur: null,
  feeds: 0,
  domain: null,
  pixels: null,
  payment_methods: [],
  advance: null,
  payment_methods_at: null,
  message_new_buyers: 0,
  created_at: MADE_AT,
  updated_at: MADE_AT,
}

const variantOf = (id: string, stock: number): VariantRow => ({
  id,
  product_id: id,
  store_id: SAMPLE,
  position: 0,
  value_ids: '[]',
  sku: null,
  price: null,
  compare_at: null,
  image_id: null,
  inventory_count: stock,
  held_count: 0,
  archived_at: null,
  updated_at: MADE_AT,
})

const productOf = ({ image, rupees, stock, ...words }: SampleItem, index: number): ProductRow => ({
  id: `sample-${image}`,
  store_id: SAMPLE,
  slug: image,
  ...words,
  price: rupees * 100,
  compare_at: null,
  options: null,
  name_en: null,
  name_ur: null,
  description_en: null,
  description_ur: null,
  featured: index < 2 ? 1 : 0,
  status: 'active',
  hidden: 0,
  show_at: null,
  rank: 0,
  created_at: MADE_AT,
  inventory_count: stock,
  updated_at: MADE_AT,
  variants: [variantOf(`sample-${image}`, stock)],
})

const imageOf = (id: string, name: SampleImageName | null, position: number): ImageRow => ({
  id,
  store_id: SAMPLE,
  role: name ? 'product' : 'cover',
  product_id: name && `sample-${name}`,
  position,
  status: 'ready',
  max_width: 800,
  width: name ? 800 : 1600,
  height: 800,
  // A drawing is sharp at every size.
  widths: [name ? 800 : 1600],
  color: sampleColor(name ?? 'vase'),
  thumbhash: '',
  avif: 0,
  files: {},
  created_at: MADE_AT,
})

/** Returns the sample shop's snapshot in an unchanged layout. */
export const sampleSnapshot = (layout: string): Snapshot => ({
  store,
  layout: { id: layout, values: {} },
  watermark: false,
  feeds: false,
  products: sampleItems.map(productOf),
  images: [
    imageOf('cover', null, 0),
    ...sampleItems.flatMap(({ image }) => [imageOf(image, image, 0), imageOf(`${image}-near`, image, 1)]),
  ],
  collections: [],
  takesCodes: false,
  sold: {},
  reviews: { newest: [], ratings: {} },
  shareImages: {},
})
