import { MAX_INVENTORY } from '#contract/fields.ts'
import type { Product } from '#contract/products/products.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import type { ImageList } from '../image-list.ts'
import * as say from './words.ts'

/** A value as the form holds it. `imageKey` is the key of an image in the form. */
export interface ChoiceValue {
  id?: string
  label: string
  swatch?: string
  imageKey?: string
}

export interface ChoiceOption {
  id?: string
  name: string
  values: ChoiceValue[]
}

/** A variant as typed. `off`: she does not sell this combination. */
export interface ChoiceRow {
  id?: string
  stock: string
  price: string
  /** Price before; empty for none. */
  before: string
  off?: boolean
}

/** Sizes and colours in the product's form. Rows by `rowKey`, so that they survive removed and renamed values. */
export interface ChoiceValues {
  options: ChoiceOption[]
  rows: Record<string, ChoiceRow>
  samePrice: boolean
}

/** Options and variants as the API takes them. */
export interface NewChoice {
  options: { id?: string; name: string; values: { id?: string; label: string; swatch?: string }[] }[]
  variants: {
    id?: string
    labels: string[]
    price: string | null
    compare_at: string | null
    image: string | number | null
    inventory_count?: number
  }[]
}

export const rowKey = (labels: readonly string[]): string => labels.join('\n')

export const EMPTY_ROW: ChoiceRow = { stock: '', price: '', before: '' }

export interface GridRow {
  key: string
  labels: string[]
  /** «M, Black». */
  label: string
  row: ChoiceRow
}

/** Returns a row for every combination of values, in grid order. */
export const gridOf = ({ options, rows }: ChoiceValues): GridRow[] => {
  const used = options.filter(({ values }) => values.length > 0)
  const all = used.reduce<string[][]>(
    (done, { values }) => done.flatMap((labels) => values.map(({ label }) => [...labels, label])),
    [[]],
  )
  if (used.length === 0) return []
  return all.map((labels) => {
    const key = rowKey(labels)
    return { key, labels, label: variantLabel(labels), row: rows[key] ?? EMPTY_ROW }
  })
}

export const sold = (choice: ChoiceValues): GridRow[] => gridOf(choice).filter(({ row }) => !row.off)

/** Begins a choice: one option without values, today's stock for the first one. */
export const newChoice = (): ChoiceValues => ({ options: [{ name: 'Size', values: [] }], rows: {}, samePrice: true })

export const setRow = (choice: ChoiceValues, key: string, change: Partial<ChoiceRow>): ChoiceValues => ({
  ...choice,
  rows: { ...choice.rows, [key]: { ...EMPTY_ROW, ...choice.rows[key], ...change } },
})

/** Returns which option has images: the color, else the second one; -1 for sizes alone. */
export const imageOption = ({ options }: Pick<ChoiceValues, 'options'>): number => {
  const color = options.findIndex(({ name }) => /colou?r|rang|رنگ|print|design/i.test(name))
  return color >= 0 || options.length < 2 ? color : options.length - 1
}

/** Returns a product's choice as the form holds it, `null` without options. */
export const choiceOf = (product: Pick<Product, 'options' | 'variants'>): ChoiceValues | null => {
  const { options, variants } = product
  if (options.length === 0) return null
  const at = imageOption({ options: options.map(({ name }) => ({ name, values: [] })) })
  const imagesByLabel = new Map(
    variants.flatMap(({ labels, image }) => (image ? [[labels[at] ?? '', image] as const] : [])),
  )
  const choice: ChoiceValues = {
    options: options.map(({ id, name, values }, index) => ({
      id,
      name,
      values: values.map((value) => {
        const imageKey = index === at ? imagesByLabel.get(value.label) : undefined
        return {
          id: value.id,
          label: value.label,
          ...(value.swatch && { swatch: value.swatch }),
          ...(imageKey && { imageKey }),
        }
      }),
    })),
    rows: {},
    samePrice: variants.every(({ own_price }) => own_price === null),
  }
  for (const { key } of gridOf(choice)) choice.rows[key] = { ...EMPTY_ROW, off: true }
  for (const { id, labels, inventory_count, own_price, compare_at } of variants)
    choice.rows[rowKey(labels)] = {
      id,
      stock: String(inventory_count),
      price: own_price === null ? '' : String(own_price),
      before: own_price === null || compare_at === null ? '' : String(compare_at),
    }
  return choice
}

/** Whether a stock box holds a number, if perhaps too large a one. */
export const isTyped = (stock: string): boolean => /\d/.test(stock)

/** Whether stock can be saved as it is typed. */
export const isCounted = (stock: string): boolean => isTyped(stock) && Number(stock) <= MAX_INVENTORY

/** Says why the stock of a variant cannot be saved. */
export const countProblem = (label: string, stock: string): string =>
  isTyped(stock) ? say.stockAtMost(label, MAX_INVENTORY) : say.howManyOf(label)

/** Returns the first thing to correct, in the seller's words, or `null`. */
export const choiceProblem = (choice: ChoiceValues): string | null => {
  const unnamed = choice.options.findIndex(({ name }) => !name.trim())
  if (unnamed >= 0) return say.nameEveryOption
  const [first, second] = choice.options.map(({ name }) => name.trim().toLowerCase())
  if (first === second) return say.bothOptionsAre(choice.options[0]?.name ?? '')
  const empty = choice.options.find(({ values }) => values.length === 0)
  if (empty) return say.addValueTo(empty.name)
  const rows = sold(choice)
  if (rows.length === 0) return say.sellAtLeastOne
  const uncounted = rows.find(({ row }) => !isCounted(row.stock))
  return uncounted ? countProblem(uncounted.label, uncounted.row.stock) : null
}

/** Returns the choice to send. Leaves out stock she did not change, so that sales in the meantime count. */
export const wireOf = (
  choice: ChoiceValues,
  images: ImageList,
  before: Pick<Product, 'variants'> | undefined,
): NewChoice => {
  const at = imageOption(choice)
  const imageOf = (key: string | undefined) => {
    const position = images.findIndex((image) => image.key === key)
    const image = images[position]
    return image ? (image.kind === 'kept' ? image.image.id : position) : null
  }
  return {
    options: choice.options.map(({ name, values, ...known }) => ({
      ...known,
      name,
      values: values.map(({ imageKey: _, ...value }) => value),
    })),
    variants: sold(choice).map(({ labels, row }) => {
      const known = before?.variants.find(({ id }) => id === row.id)
      const value = choice.options[at]?.values.find(({ label }) => label === labels[at])
      const count = Number(row.stock)
      const isOwn = !choice.samePrice && row.price !== ''
      return {
        ...(row.id && { id: row.id }),
        labels,
        price: isOwn ? row.price : null,
        compare_at: isOwn && row.before !== '' ? row.before : null,
        image: imageOf(value?.imageKey),
        ...(known?.inventory_count === count ? {} : { inventory_count: count }),
      }
    }),
  }
}

/** Returns what the product costs, and did before, apart from variants with their own price. */
export const basePrice = ({ price, compare_at, variants }: Pick<Product, 'price' | 'compare_at' | 'variants'>) => {
  const same = variants.find(({ own_price }) => own_price === null)
  return same ? { price: same.price, compare_at: same.compare_at } : { price, compare_at }
}
