import type { z } from 'zod'
import { toDecimal } from '#contract/money.ts'
import { toWesternDigits } from '#contract/phone.ts'
import { newProduct } from '#contract/products/products.ts'
import { type ImageList, imageEntries } from './image-list.ts'

export const NEW_PRODUCT_DRAFT = 'new-product'

/** What is typed about a product; its pictures are kept beside it. */
export const productFields = newProduct.omit({ images: true })
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

/** What the form shows of a product, or of one that is to be made. */
export const productValues = (product?: ProductDetails): ProductValues => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  price: product ? String(product.price) : '',
  category: product?.category ?? '',
  inventory_count: product ? String(product.inventory_count) : '',
  featured: product?.featured ?? false,
})

export const detailsOf = (checked: CheckedProduct): ProductDetails => ({ ...checked, price: toDecimal(checked.price) })

/** What is sent; without `pictures` those there are stay as they are. */
export const productBody = (details: ProductDetails, pictures?: ImageList): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(details)) form.set(name, String(value))
  for (const entry of pictures ? imageEntries(pictures) : []) form.append('images', entry)
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
