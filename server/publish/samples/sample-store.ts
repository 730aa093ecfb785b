import type { ImageRow } from '#server/records/images/images.repo.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { Snapshot } from '../pages/snapshot.ts'
import { type SampleImageName, sampleColor } from './sample-images.ts'

/** The id and the address that the sample has instead of a store's: no store may be called so. */
export const SAMPLE = 'layout-test'

const MADE_AT = '2026-01-01T00:00:00.000Z'

type Row = [image: SampleImageName, name: string, category: string, rupees: number, stock: number, description: string]

/** A shop with one of everything that a card can be: few left, sold out, a long name, a name in Urdu. */
const rows: Row[] = [
  [
    'vase',
    'Hand-thrown vase',
    'Table',
    3450,
    14,
    'Stoneware with a milk-white glaze. 24 cm high, made on a wheel, each a little different.',
  ],
  ['mug', 'Morning mug', 'Table', 1250, 40, 'Holds 300 ml and keeps warm. For the dishwasher and the microwave.'],
  [
    'lamp',
    'Reading lamp with a linen shade and a turned base of old mango wood',
    'Light',
    8900,
    3,
    'Warm light for a corner. The cable is two metres long, the bulb is in the box.',
  ],
  ['bowl', 'ہاتھ سے بنا پیالہ', 'Table', 2100, 9, 'نیلی روغن والا مٹی کا پیالہ، سالن اور سلاد کے لیے۔'],
  ['candle', 'Sandalwood candle', 'Light', 1690, 0, 'Burns for 40 hours, without soot.'],
  [
    'cushion',
    'Block-printed cushion',
    'Cloth',
    2450,
    18,
    'Cotton, printed by hand with madder and indigo. Zip at the back; the filling is in it.',
  ],
  ['basket', 'Date-palm basket', 'Cloth', 3200, 6, 'Woven in Sindh. For laundry, toys or bread.'],
  ['plates', 'Set of four plates', 'Table', 5400, 11, 'Four dinner plates of 26 cm that stack well.'],
  ['lantern', 'Brass lantern', 'Light', 6750, 2, 'Cut by hand; throws a pattern on the wall. Takes a tea light.'],
]

const store: StoreRow = {
  id: SAMPLE,
  user_id: SAMPLE,
  store_slug: SAMPLE,
  name: 'Sample Shop',
  bio: 'Things for the table, for light and for comfort. Everything on these pages is made up.',
  // Nobody's: links that would call it or write to it lead nowhere.
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
  revision: 1,
  suspended_at: null,
  closed_at: null,
  suspended_reason: null,
  hold_hours: 24,
  message_new_buyers: 0,
  created_at: MADE_AT,
  updated_at: MADE_AT,
}

const productOf = ([image, name, category, rupees, stock, description]: Row, index: number): ProductRow => ({
  id: `sample-${image}`,
  store_id: SAMPLE,
  slug: image,
  name,
  description,
  price: rupees * 100,
  category,
  inventory_count: stock,
  held_count: 0,
  featured: index < 2 ? 1 : 0,
  status: 'active',
  created_at: MADE_AT,
  updated_at: MADE_AT,
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
  // Drawn, not photographed: one file is sharp at every size.
  widths: [name ? 800 : 1600],
  color: sampleColor(name ?? 'vase'),
  thumbhash: '',
  avif: 0,
  files: {},
  created_at: MADE_AT,
})

/** The sample shop as the publisher would read it, in a layout with nothing changed. */
export const sampleSnapshot = (layout: string): Snapshot => ({
  store,
  layout: { id: layout, values: {} },
  watermark: false,
  products: rows.map(productOf),
  images: [
    imageOf('cover', null, 0),
    ...rows.flatMap(([name]) => [imageOf(name, name, 0), imageOf(`${name}-near`, name, 1)]),
  ],
  shareImages: {},
})
