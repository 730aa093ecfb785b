import { z } from 'zod'
import { inventoryField } from '#contract/fields.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { toWesternDigits } from '#contract/phone.ts'
import { newProduct } from '#contract/products/products.ts'
import { type ImageList, imageEntries } from './image-list.ts'

export const NEW_PRODUCT_DRAFT = 'new-product'

/** On the wire no number is 0. A seller who leaves the field empty has not said that she is sold out: she is asked. */
const askedStock = z
  .union([z.number(), z.string()])
  .refine((typed) => String(typed).trim() !== '', 'How many do you have? Enter 0 if it is sold out.')
  .pipe(inventoryField)

/** What is typed about a product; its images are kept beside it. */
export const productFields = newProduct.omit({ images: true }).extend({ inventory_count: askedStock })
export type CheckedProduct = z.output<typeof productFields>

/** A product's words and figures as the wire has them. */
export interface ProductDetails {
  name: string
  description: string
  price: number
  category: string
  inventory_count: number
  featured: boolean
}

export type ProductValues = z.input<typeof productFields>

/** Units that the form of a new product begins with: a number that is seen and changed, so that nobody opens sold out. */
const FIRST_STOCK = 10

/** What the form shows of a product. */
export const productValues = (product: ProductDetails): ProductValues => ({
  ...product,
  price: String(product.price),
  inventory_count: String(product.inventory_count),
})

/** What the form of a new product begins with. */
export const newProductValues = (category: string): ProductValues => ({
  name: '',
  description: '',
  price: '',
  category,
  inventory_count: String(FIRST_STOCK),
  featured: false,
})

export const detailsOf = (checked: CheckedProduct): ProductDetails => ({ ...checked, price: toDecimal(checked.price) })

/** What is sent; without `images` those there are stay as they are. */
export const productBody = (details: ProductDetails, images?: ImageList): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(details)) form.set(name, String(value))
  for (const entry of images ? imageEntries(images) : []) form.append('images', entry)
  return form
}

/** An amount as it is typed: a currency, separators of thousands and a third decimal go. */
export const typedPrice = (typed: string): string => {
  const [whole = '', ...decimals] = toWesternDigits(typed)
    .replaceAll('٫', '.')
    .replace(/\p{L}+\.?/gu, '')
    .replace(/[^0-9.]/g, '')
    .split('.')
  return decimals.length === 0 ? whole : `${whole || '0'}.${decimals.join('').slice(0, 2)}`
}

/** Units as they are typed: digits only. */
export const typedCount = (typed: string): string => toWesternDigits(typed).replace(/\D/g, '').slice(0, 7)
