import type { Product } from '#contract/products/products.ts'
import { sold } from './choice/choice-values.ts'
import type { ProductDetails } from './product-form.ts'

/** Returns as text what the form edits of a product, without its stock. */
const apartFromStock = ({ name, description, category, featured, options, variants, images }: Product): string =>
  JSON.stringify([
    [name, description, category, featured, options],
    variants.map(({ inventory_count: _, ...variant }) => variant),
    images.map(({ id }) => id),
  ])

/**
 * Whether only sales separate a newer version from the one she edited, and she left their stock alone. Saving over it
 * then loses nothing, because unchanged stock is not sent.
 */
export const isSoldMeanwhile = (details: ProductDetails, edited: Product, newer: Product): boolean => {
  const { choice } = details
  if (apartFromStock(edited) !== apartFromStock(newer)) return false
  if (edited.inventory_count !== newer.inventory_count && (!choice || edited.options.length === 0))
    return !choice && details.inventory_count === edited.inventory_count
  const countIn = (product: Product, id: string | undefined) =>
    product.variants.find((variant) => variant.id === id)?.inventory_count
  return (choice ? sold(choice) : []).every(({ row }) => {
    const before = countIn(edited, row.id)
    return before === Number(row.stock) || before === countIn(newer, row.id)
  })
}
