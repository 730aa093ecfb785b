import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'
import type { CellChange, SheetColumn } from '#contract/products/sheet.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { optionsOf } from '#server/records/products/options.ts'
import { above } from '#server/records/products/prices.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import type { SheetOption, VariantState, Wanted } from './variant-lines.ts'

const priceKey = ({ price, compareAt }: VariantState): string => `${price} ${compareAt}`

/** Returns price and price before of the product itself: what all variants cost, or what it is. */
export const basePrice = (wanted: readonly Wanted[], product: ProductRow | undefined) => {
  const [first] = wanted
  const after = first?.after ?? { price: 0, compareAt: null }
  const isOne = wanted.every((one) => first && priceKey(one.after) === priceKey(first.after))
  return isOne || !product
    ? { price: after.price, compareAt: after.compareAt }
    : { price: product.price, compareAt: above(product.compare_at, product.price) }
}

/** Returns variants as the schema of a product takes them. */
export const sentVariants = (
  wanted: readonly Wanted[],
  base: ReturnType<typeof basePrice>,
  product: ProductRow | undefined,
) =>
  wanted.map(({ id, before, after }) => {
    const isOwn = after.price !== base.price || after.compareAt !== base.compareAt
    return {
      ...(id !== undefined && { id }),
      labels: after.labels,
      sku: after.sku,
      price: isOwn ? toDecimal(after.price) : null,
      compare_at: isOwn ? decimalOrNull(after.compareAt) : null,
      ...((!product || before?.stock !== after.stock) && { inventory_count: after.stock }),
    }
  })

/** Returns options that the sheet names otherwise. */
export const optionChanges = (options: readonly SheetOption[], product: ProductRow): CellChange[] =>
  options.flatMap(({ name: to }, at): CellChange[] => {
    const from = optionsOf(product.options)[at]?.name ?? null
    return from === to ? [] : [{ column: at === 0 ? 'option1' : 'option2', variant: null, from, to }]
  })

/** Returns options with the values of all variants, known ones in their order. */
export const sentOptions = (
  options: readonly SheetOption[],
  wanted: readonly Wanted[],
  product: ProductRow | undefined,
) => {
  const known = optionsOf(product?.options ?? null)
  return options.map(({ id, name }, at) => {
    const values = known[at]?.values ?? []
    const labels = new Map(wanted.map(({ after }) => [after.labels[at]?.toLowerCase(), after.labels[at] ?? '']))
    for (const { label } of values) labels.delete(label.toLowerCase())
    return { ...(id && { id }), name, values: [...values, ...[...labels.values()].map((label) => ({ label }))] }
  })
}

/** Returns the cells of a variant that change. */
export const variantChanges = ({ before, after }: Wanted, options: readonly SheetOption[]): CellChange[] => {
  const variant = options.length > 0 ? variantLabel(after.labels) : null
  const cells: [SheetColumn, CellChange['from'], CellChange['to']][] = [
    ...after.labels.map((label, at): [SheetColumn, string | null, string] => [
      at === 0 ? 'value1' : 'value2',
      before?.labels[at] ?? null,
      label,
    ]),
    ['sku', before?.sku ?? null, after.sku],
    ['price', before ? toDecimal(before.price) : null, toDecimal(after.price)],
    ['compare_at', decimalOrNull(before?.compareAt ?? null), decimalOrNull(after.compareAt)],
    ['stock', before?.stock ?? null, after.stock],
  ]
  return cells.flatMap(([column, from, to]) => (from === to ? [] : [{ column, variant, from, to }]))
}
