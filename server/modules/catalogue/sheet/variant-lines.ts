import type { ProductOption } from '#contract/products/variants.ts'
import { labelsOf, optionsOf, valueIdsOf } from '#server/records/products/options.ts'
import { above, setPrice } from '#server/records/products/prices.ts'
import type { VariantRow } from '#server/records/products/variants.repo.ts'
import { isSameSku, readAmount, readCount } from './cells.ts'
import type { Group, Note, VariantLine } from './group-rows.ts'
import { said, saidText } from './read-sheet.ts'

/** A variant as it is, or as a sheet wants it. Amounts in minor units. */
export interface VariantState {
  labels: string[]
  sku: string | null
  price: number
  compareAt: number | null
  stock: number
}

/** A variant before and after. `before` is `undefined` for a new one, `row` for one that the sheet leaves out. */
export interface Wanted {
  id: string | undefined
  row: number | undefined
  before: VariantState | undefined
  after: VariantState
}

export interface SheetOption {
  id?: string
  name: string
}

const ZERO: VariantState = { labels: [], sku: null, price: 0, compareAt: null, stock: 0 }

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((label, at) => label.toLowerCase() === other[at]?.toLowerCase())

const NAMES = ['option1', 'option2'] as const
const VALUES = ['value1', 'value2'] as const

/** Returns a product's options as the sheet names them. Those it does not name stay. */
export const namedOptions = ({ lines }: Group, known: readonly ProductOption[]): SheetOption[] =>
  NAMES.flatMap((column, at) => {
    const name = lines.map(({ row }) => saidText(row, column)).find((one) => one !== undefined)
    const option = known[at]
    if (option) return [{ id: option.id, name: name ?? option.name }]
    return name === undefined ? [] : [{ name }]
  })

interface Reading {
  /** Whether stock of existing variants is taken from the sheet. */
  stock: boolean
  note: (row: number, text: string) => void
}

/** Reads the cells of one row over what is there. */
const readState = (
  { row }: VariantLine,
  base: VariantState,
  isNew: boolean,
  { stock, note }: Reading,
): VariantState => {
  const amount = (column: 'price' | 'compare_at', text: string, kept: number | null): number | null => {
    const minor = readAmount(text)
    if (minor === null) note(row.number, `${column} “${text}” is no amount`)
    return minor ?? kept
  }
  const count = (text: string): number => {
    const units = readCount(text)
    if (units === null) note(row.number, `stock “${text}” is no whole number of 0 or more`)
    return units ?? base.stock
  }
  const priceCell = saidText(row, 'price')
  const price = (priceCell === undefined ? undefined : amount('price', priceCell, base.price)) ?? base.price
  const before = said(row, 'compare_at')
  const compareAt = before ? amount('compare_at', before, base.compareAt) : before === null ? null : base.compareAt
  const units = stock || isNew ? saidText(row, 'stock') : undefined
  const sku = said(row, 'sku')
  return {
    labels: base.labels,
    sku: sku === undefined || (sku !== null && isSameSku(sku, base.sku)) ? base.sku : sku,
    price,
    compareAt: above(compareAt, price),
    stock: units === undefined ? base.stock : count(units),
  }
}

/** Returns what a product's variants are now, in grid order. */
const statesOf = ({ product }: Group): { variant: VariantRow; state: VariantState }[] => {
  if (!product) return []
  const options = optionsOf(product.options)
  return product.variants.map((variant) => {
    const { price, compare_at } = setPrice(product, variant)
    const labels = labelsOf(options, valueIdsOf(variant.value_ids))
    const { sku, inventory_count } = variant
    return { variant, state: { labels, sku, price, compareAt: compare_at, stock: inventory_count } }
  })
}

/**
 * Returns all variants of a product as the sheet wants them: the known ones in their order, then the new ones.
 * Notes what does not fit together.
 */
export const readVariants = (group: Group, options: readonly SheetOption[], reading: Reading): Wanted[] => {
  const known = statesOf(group)
  const wanted: Wanted[] = known.map(({ variant, state }) => ({
    id: variant.id,
    row: undefined,
    before: state,
    after: state,
  }))
  /** New variants cost what their product does: that is, in a new one, what its first row says. */
  const base = (): VariantState => {
    const { price, compareAt } = group.product
      ? { price: group.product.price, compareAt: group.product.compare_at }
      : (wanted[0]?.after ?? ZERO)
    return { ...ZERO, price, compareAt }
  }
  for (const line of group.lines) {
    const { number } = line.row
    const sent = VALUES.map((column) => saidText(line.row, column))
    const named = wanted.find(({ id }) => id !== undefined && id === line.variant?.id)
    const labels = options.map((_, at) => sent[at] ?? named?.after.labels[at] ?? '')
    if (sent.some((label, at) => label !== undefined && !options[at]))
      reading.note(number, 'Name the option of this value, in option1 or option2')
    if (labels.includes('')) {
      reading.note(number, `A value of ${options[labels.indexOf('')]?.name} is missing`)
      continue
    }
    const place = named ?? wanted.find(({ after }) => same(after.labels, labels))
    if (place?.row !== undefined) {
      reading.note(
        number,
        options.length > 0 ? `Row ${place.row} is the same variant` : `Row ${place.row} is the same product`,
      )
      continue
    }
    const after = { ...readState(line, place?.before ?? base(), !place, reading), labels }
    if (place) Object.assign(place, { row: number, after })
    else wanted.push({ id: undefined, row: number, before: undefined, after })
  }
  return wanted
}

/** Notes values and SKUs that stand twice in a product. */
export const twiceIn = (wanted: readonly Wanted[]): Note[] =>
  wanted.flatMap(({ row, before, after }, at) => {
    const other = wanted.slice(0, at).find((one) => same(one.after.labels, after.labels))
    const isNewSku = after.sku !== null && after.sku !== before?.sku
    const skuTwice = isNewSku && wanted.some((one, place) => place !== at && one.after.sku === after.sku)
    if (row === undefined) return []
    if (other) return [{ row, text: `Another variant is “${after.labels.join(', ')}”, too` }]
    return skuTwice ? [{ row, text: `The SKU ${after.sku} stands twice in this product` }] : []
  })
