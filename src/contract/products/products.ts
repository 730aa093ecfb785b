import { z } from 'zod'
import {
  comparePrice,
  emptiableText,
  flag,
  inventoryField,
  paginatedSchema,
  pagination,
  priceField,
  requiredText,
  searchText,
} from '../fields.ts'
import { emptiableName, nameField } from '../names.ts'
import { optionsField, productOption, productVariant, variantsField } from './variants.ts'

export const MAX_IMAGES = 5
/** Stock from 1 to this counts as low. */
export const LOW_STOCK = 5

const file = z.instanceof(File, { error: 'Images must be files' })

const SHOW_TIME = 'Choose a day and a time'
const showTime = z.union(
  [z.iso.datetime({ error: SHOW_TIME }).transform((time) => new Date(time).toISOString()), z.null()],
  { error: SHOW_TIME },
)

export const NAME_MAX = 150
export const DESCRIPTION_MAX = 5000

const otherName = emptiableName(NAME_MAX)
const otherDescription = emptiableText(DESCRIPTION_MAX)

const productFields = {
  name: nameField('Product name is required', NAME_MAX),
  description: requiredText('Product description is required', DESCRIPTION_MAX),
  price: priceField('Product price is required'),
  compare_at: comparePrice.optional(),
  category: nameField('Product category is required', 60),
  inventory_count: inventoryField.default(0),
  featured: flag('featured must be true or false').default(false),
  /** Keeps it out of the shop. */
  hidden: flag('hidden must be true or false').optional(),
  /** Hides it until this time. `null`: no such time. */
  show_at: showTime.optional(),
  /** Files beyond the fifth are ignored. */
  images: z
    .union([z.array(file), file.transform((one) => [one])], { error: 'Images must be files' })
    .transform((files) => files.slice(0, MAX_IMAGES))
    .default([]),
  /** Sizes, colours and the like; none for most products. */
  options: optionsField.optional(),
  /** The combinations for sale. Absent with options: all of them. */
  variants: variantsField.optional(),
  // Its texts on pages of a language. Empty: the ones above.
  name_en: otherName.optional(),
  name_ur: otherName.optional(),
  description_en: otherDescription.optional(),
  description_ur: otherDescription.optional(),
}

export const newProduct = z.object(productFields)
export type NewProduct = z.infer<typeof newProduct>

const fileOrId = z.union([file, z.string().max(60)], { error: 'Images must be files' })

/**
 * An absent field is kept. Supplied images replace all current ones; an id among the files keeps that image in
 * this place, and retries a failed one. A single empty text removes all images.
 */
export const productChange = z
  .object({
    ...productFields,
    inventory_count: inventoryField,
    featured: productFields.featured.unwrap(),
    images: z
      .union([z.array(fileOrId), fileOrId.transform((one) => [one])], { error: 'Images must be files' })
      .transform((entries) => [...new Set(entries)].filter((entry) => entry !== '').slice(0, MAX_IMAGES)),
  })
  .partial()
export type ProductChange = z.infer<typeof productChange>

/** `variant_id` is needed for a product with options. */
export const stockChange = z.object({ inventory_count: inventoryField, variant_id: z.string().max(60).optional() })
export type StockChange = z.infer<typeof stockChange>

export const stockChanged = z.object({
  message: z.string(),
  inventory_count: z.number(),
  /** The product's new `updated_at`, for the next change. */
  updated_at: z.string(),
})

export const productImage = z.object({
  id: z.string(),
  url: z.string(),
  /** URL of the smallest size. */
  thumbnail_url: z.string(),
  status: z.enum(['processing', 'ready', 'failed']),
  thumbhash: z.string(),
})
export type ProductImage = z.infer<typeof productImage>

export const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Set by the seller; the lowest of its variants. */
  price: z.number(),
  /** Price before, crossed out on the pages; `null` for none. */
  compare_at: z.number().nullable(),
  /** Price today where a sale counts; else `null`. */
  sale_price: z.number().nullable(),
  category: z.string(),
  inventory_count: z.number(),
  quantity: z.number(),
  stock_status: z.enum(['in_stock', 'low_stock', 'out_of_stock']),
  featured: z.boolean(),
  status: z.enum(['active']),
  /** Its texts on pages of a language; `null` for the ones above. */
  name_en: z.string().nullable(),
  name_ur: z.string().nullable(),
  description_en: z.string().nullable(),
  description_ur: z.string().nullable(),
  /** Whether the seller keeps it out of the shop. Only she gets such products. */
  hidden: z.boolean(),
  /** When a hidden one is shown. */
  show_at: z.string().nullable(),
  options: z.array(productOption),
  /** One for a product without options. */
  variants: z.array(productVariant),
  images: z.array(productImage),
  image_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  created_at: z.string(),
  /** Sent back as `If-Match` with a change. Sales change it too. */
  updated_at: z.string(),
})
export type Product = z.infer<typeof product>

export const productList = paginatedSchema('products', product)
export type ProductList = z.infer<typeof productList>

/** Filters of a product list. Unknown parameters are ignored. */
export const productFilters = z.object({
  ...pagination(20),
  category: z.string().max(60).optional(),
  search: searchText.optional(),
  featured: z.enum(['true', 'false']).optional(),
})
export type ProductFilters = z.infer<typeof productFilters>

/** `low`: a variant has few units left, or none. `out`: a variant has none. */
const stockFilter = z.enum(['low', 'out'], { error: 'stock is low or out' })
export type StockFilter = z.infer<typeof stockFilter>

/** Filters of one's own products. */
export const ownProductFilters = productFilters.extend({ stock: stockFilter.optional() })

/** Searches one store: `store_slug`, or the caller's own. */
export const productSearch = productFilters.extend({
  search: z
    .string({ error: 'search is required' })
    .trim()
    .pipe(searchText)
    .pipe(z.string().trim().min(1, 'search is required')),
  store_slug: z.string().max(60, 'Unknown store').optional(),
})

/** Summary of the caller's products. `limit` is the plan's; `null` means unlimited. */
export const productOverview = z.object({
  total: z.number(),
  limit: z.number().nullable(),
  categories: z.array(z.string()),
})
export type ProductOverview = z.infer<typeof productOverview>

export const imageStatus = z.object({
  status: z.enum(['processing', 'ready', 'failed']),
  processing_complete: z.boolean(),
})

export type ImageStatus = z.infer<typeof imageStatus>

export const stockStatus = (count: number): Product['stock_status'] =>
  count === 0 ? 'out_of_stock' : count <= LOW_STOCK ? 'low_stock' : 'in_stock'

/** Most products that are put into an order at once. */
export const ORDERED_PRODUCTS_MAX = 5000

/** Ids of products in the order that the shop shows them. Featured ones come first anyway. */
export const productOrder = z.object({
  ids: z
    .array(z.string().max(60, 'Unknown product'), { error: 'ids must be a list' })
    .min(1, 'ids must name a product')
    .max(ORDERED_PRODUCTS_MAX, `At most ${ORDERED_PRODUCTS_MAX} products`),
})
