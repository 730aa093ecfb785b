import type { Product } from '#contract/products/products.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { type ChoiceValues, choiceOf, sold } from './choice/choice-values.ts'
import type { ProductDetails } from './product-form.ts'
import * as say from './words.ts'

/** Returns the fields that the form edits as text, without stock. */
const apartFromStock = ({ name, description, category, featured, options, variants, images }: Product): string =>
  JSON.stringify([
    [name, description, category, featured, options],
    variants.map(({ inventory_count: _, ...variant }) => variant),
    images.map(({ id }) => id),
  ])

const countIn = ({ variants }: Product, id: string | undefined): number | undefined =>
  variants.find((variant) => variant.id === id)?.inventory_count

/** Stock that a newer version counts differently. `id` is a variant's, `label` empty for a product without options. */
export interface Moved {
  id: string
  label: string
  before: number
  now: number
}

/** Returns which stock changed meanwhile. */
export const movedMeanwhile = (edited: Product, newer: Product): Moved[] => {
  const counts =
    edited.options.length === 0 && newer.options.length === 0
      ? [{ id: edited.id, label: '', before: edited.inventory_count, now: newer.inventory_count }]
      : edited.variants.flatMap(({ id, labels, inventory_count: before }) => {
          const now = countIn(newer, id)
          return now === undefined ? [] : [{ id, label: variantLabel(labels), before, now }]
        })
  return counts.filter(({ before, now }) => before !== now)
}

/** Says what happened to a stock meanwhile: «1 M was sold meanwhile: 3 left». */
export const movedWords = ({ label, before, now }: Moved): string => {
  const gone = before - now
  return gone > 0 ? say.soldMeanwhile(gone, label, now) : say.addedMeanwhile(-gone, label, now)
}

/** Returns a choice as typed, with the newer stock wherever she left it alone. */
export const withNewerStock = (
  typed: ChoiceValues | null | undefined,
  edited: Product,
  newer: Product,
): ChoiceValues | null => {
  if (JSON.stringify(typed ?? null) === JSON.stringify(choiceOf(edited))) return choiceOf(newer)
  if (!typed) return null
  const moved = new Map(movedMeanwhile(edited, newer).map((one) => [one.id, one]))
  const rows = Object.entries(typed.rows).map(([key, row]) => {
    const one = moved.get(row.id ?? '')
    return [key, one && row.stock === String(one.before) ? { ...row, stock: String(one.now) } : row] as const
  })
  return { ...typed, rows: Object.fromEntries(rows) }
}

/**
 * Whether only sales separate a newer version from the one she edited, and she left their stock alone. Saving over it
 * then loses nothing, because unchanged stock is not sent.
 */
export const isSoldMeanwhile = (details: ProductDetails, edited: Product, newer: Product): boolean => {
  const { choice } = details
  if (apartFromStock(edited) !== apartFromStock(newer)) return false
  if (edited.inventory_count !== newer.inventory_count && (!choice || edited.options.length === 0))
    return !choice && details.inventory_count === edited.inventory_count
  return (choice ? sold(choice) : []).every(({ row }) => {
    const before = countIn(edited, row.id)
    return before === Number(row.stock) || before === countIn(newer, row.id)
  })
}
