import { z } from 'zod'
import { inventoryField } from '#contract/fields.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { toWesternDigits } from '#contract/phone.ts'
import { otherTexts } from '#contract/products/other-texts.ts'
import { newProduct, type Product } from '#contract/products/products.ts'
import { basePrice, type ChoiceValues, choiceOf, choiceProblem, isTyped, wireOf } from './choice/choice-values.ts'
import { type ImageList, imageEntries, keptImages } from './image-list.ts'
import * as say from './words.ts'

export const NEW_PRODUCT_DRAFT = 'new-product'

/** The wire reads a missing number as 0. A seller with an empty field is asked instead. */
const askedStock = z
  .union([z.number(), z.string()])
  .refine((typed) => isTyped(String(typed)), say.howManyDoYouHave)
  .pipe(inventoryField)

/** Text fields of a product. Images are kept separately. */
export const productFields = newProduct
  .omit({ images: true, options: true, variants: true })
  .extend({ inventory_count: askedStock, choice: z.custom<ChoiceValues | null>().default(null) })
  .superRefine(({ choice, price, compare_at }, context) => {
    const message = choice && choiceProblem(choice)
    if (message) context.addIssue({ code: 'custom', path: ['choice'], message })
    // The wire drops such a price. A seller who typed one is asked.
    if (compare_at && compare_at <= price)
      context.addIssue({ code: 'custom', path: ['compare_at'], message: say.priceBeforeMustBeAbove })
  })
export type CheckedProduct = z.output<typeof productFields>

/** Text and numbers of a product in wire format. */
export interface ProductDetails {
  name: string
  description: string
  price: number
  compare_at: number | null
  category: string
  inventory_count: number
  featured: boolean
  name_en?: string | null | undefined
  name_ur?: string | null | undefined
  description_en?: string | null | undefined
  description_ur?: string | null | undefined
  choice?: ChoiceValues | null
}

export type ProductValues = z.input<typeof productFields>

/** First stock of a new product: visible and editable, so that nobody starts sold out. */
const FIRST_STOCK = 10

/** Returns the form values of a product. */
export const productValues = ({ choice = null, ...product }: ProductDetails): ProductValues => ({
  ...product,
  price: String(product.price),
  compare_at: product.compare_at ? String(product.compare_at) : '',
  inventory_count: String(product.inventory_count),
  choice,
})

/** Returns what the form edits of a product. */
export const detailsOfProduct = (product: Product): ProductDetails => {
  const { name, description, category, inventory_count, featured } = product
  return {
    name,
    description,
    ...basePrice(product),
    category,
    inventory_count,
    featured,
    ...otherTexts(product),
    choice: choiceOf(product),
  }
}

/** Returns the first form values of a new product. */
export const newProductValues = (category: string): ProductValues => ({
  name: '',
  description: '',
  price: '',
  compare_at: '',
  category,
  inventory_count: String(FIRST_STOCK),
  featured: false,
  choice: null,
})

export const detailsOf = (checked: CheckedProduct): ProductDetails => ({
  ...checked,
  price: toDecimal(checked.price),
  compare_at: checked.compare_at ? toDecimal(checked.compare_at) : null,
})

/**
 * Returns the body to send. Without `images` the present ones stay. `before` is the product as it was. Leaves out stock
 * that she did not change, so that sales in the meantime count.
 */
export const productBody = (
  { choice, inventory_count, ...details }: ProductDetails,
  images?: ImageList,
  before?: Product,
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(details)) form.set(name, String(value ?? ''))
  if (choice) {
    const sent = wireOf(choice, images ?? keptImages(before?.images ?? []), before)
    for (const [name, value] of Object.entries(sent)) form.set(name, JSON.stringify(value))
  } else {
    if (inventory_count !== before?.inventory_count) form.set('inventory_count', String(inventory_count))
    if (before && before.options.length > 0) form.set('options', '[]')
  }
  for (const entry of images ? imageEntries(images) : []) form.append('images', entry)
  return form
}

/**
 * Cleans a typed number of units. A sign, or the digits up to a point, stay in the box and what follows is dropped, so
 * that neither «-3» nor «1.5» becomes another number.
 */
export const typedCount = (typed: string): string => {
  const [, minus, digits = '', point = ''] =
    /^(-?)(\d*)(\.?)/.exec(
      toWesternDigits(typed)
        .replaceAll('٫', '.')
        .replace(/[^\d.-]/g, ''),
    ) ?? []
  return minus || digits.slice(0, 7) + (digits && point)
}
