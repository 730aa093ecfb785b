import { z } from 'zod'
import { inventoryField } from '#contract/fields.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { toWesternDigits } from '#contract/phone.ts'
import { newProduct } from '#contract/products/products.ts'
import { type ImageList, imageEntries } from './image-list.ts'

export const NEW_PRODUCT_DRAFT = 'new-product'

/** The wire reads a missing number as 0. A seller with an empty field is asked instead. */
const askedStock = z
  .union([z.number(), z.string()])
  .refine((typed) => String(typed).trim() !== '', 'How many do you have? Enter 0 if it is sold out.')
  .pipe(inventoryField)

/** Text fields of a product. Images are kept separately. */
export const productFields = newProduct.omit({ images: true }).extend({ inventory_count: askedStock })
export type CheckedProduct = z.output<typeof productFields>

/** Text and numbers of a product in wire format. */
export interface ProductDetails {
  name: string
  description: string
  price: number
  category: string
  inventory_count: number
  featured: boolean
}

export type ProductValues = z.input<typeof productFields>

/** First stock of a new product: visible and editable, so that nobody starts sold out. */
const FIRST_STOCK = 10

/** Returns the form values of a product. */
export const productValues = (product: ProductDetails): ProductValues => ({
  ...product,
  price: String(product.price),
  inventory_count: String(product.inventory_count),
})

/** Returns the first form values of a new product. */
export const newProductValues = (category: string): ProductValues => ({
  name: '',
  description: '',
  price: '',
  category,
  inventory_count: String(FIRST_STOCK),
  featured: false,
})

export const detailsOf = (checked: CheckedProduct): ProductDetails => ({ ...checked, price: toDecimal(checked.price) })

/** Returns the body to send. Without `images` the present ones stay. */
export const productBody = (details: ProductDetails, images?: ImageList): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(details)) form.set(name, String(value))
  for (const entry of images ? imageEntries(images) : []) form.append('images', entry)
  return form
}

/** Cleans a typed amount: drops currency, thousands separators and a third decimal. */
export const typedPrice = (typed: string): string => {
  const [whole = '', ...decimals] = toWesternDigits(typed)
    .replaceAll('٫', '.')
    .replace(/\p{L}+\.?/gu, '')
    .replace(/[^0-9.]/g, '')
    .split('.')
  return decimals.length === 0 ? whole : `${whole || '0'}.${decimals.join('').slice(0, 2)}`
}

/** Cleans a typed number: digits only. */
export const typedCount = (typed: string): string => toWesternDigits(typed).replace(/\D/g, '').slice(0, 7)
