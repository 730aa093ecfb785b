import type { z } from 'zod'
import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'
import { type NewProduct, newProduct, type ProductChange, productChange } from '#contract/products/products.ts'
import type { CellChange, SheetColumn, SheetProduct } from '#contract/products/sheet.ts'
import { optionsOf } from '#server/records/products/options.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import type { Group, Note } from './group-rows.ts'
import { basePrice, optionChanges, sentOptions, sentVariants, variantChanges } from './planned-grid.ts'
import { columnOf, fieldChanges, readFields, readOwnImages } from './product-fields.ts'
import { saidText } from './read-sheet.ts'
import { namedOptions, readVariants, type SheetOption, twiceIn, type Wanted } from './variant-lines.ts'

export interface PlanOptions {
  mayAdd: boolean
  stock: boolean
  /** Ids of each product's images, in display order. */
  imagesOf: ReadonlyMap<string, readonly string[]>
  /** Whether the shop has a product of this name. */
  isKnownName: (name: string) => boolean
}

/** One product of a plan. `images`: ids of kept ones and names of files; `undefined` when they stay. */
export interface PlannedProduct extends SheetProduct {
  product: ProductRow | undefined
  add: NewProduct | undefined
  change: ProductChange | undefined
  /** SKU of a product without options; `undefined` when it stays. */
  sku: string | null | undefined
  images: string[] | undefined
  /** The names among them. */
  files: string[]
}

/** A product's rows as read. */
interface Read {
  fields: ReturnType<typeof readFields>
  options: SheetOption[]
  wanted: Wanted[]
  hasPrice: boolean
}

/** Returns the grid, or price and stock of a product without options, as the schema takes them. */
const sentGrid = ({ options, wanted }: Read, product: ProductRow | undefined) => {
  const base = basePrice(wanted, product)
  return {
    prices: { price: toDecimal(base.price), compare_at: decimalOrNull(base.compareAt) },
    grid: { options: sentOptions(options, wanted, product), variants: sentVariants(wanted, base, product) },
    stock: { inventory_count: wanted[0]?.after.stock ?? 0 },
  }
}

/** Returns what a new product is made of, for its schema. */
const newValues = (read: Read) => {
  const { prices, grid, stock } = sentGrid(read, undefined)
  return { ...read.fields, ...(read.hasPrice && prices), ...(read.options.length > 0 ? grid : stock) }
}

/** Returns the changes of a product as the seller reads them, and for its schema. */
const changesOf = (read: Read, product: ProductRow, cells: CellChange[]) => {
  const { prices, grid, stock } = sentGrid(read, product)
  const changed = fieldChanges(read.fields, product)
  const renamed = optionChanges(read.options, product)
  const has = (...columns: SheetColumn[]) => cells.some(({ column }) => columns.includes(column))
  return {
    cells: [...changed.cells, ...renamed, ...cells],
    values: {
      ...changed.fields,
      ...(has('price', 'compare_at') && prices),
      ...(read.options.length > 0 ? cells.length + renamed.length > 0 && grid : has('stock') && stock),
    },
  }
}

/** Returns a message of a schema that says which column it is about: «title: At most 150 characters». */
const withColumn = (field: string, message: string): string =>
  message.toLowerCase().includes(field) || !Object.hasOwn(columnOf, field)
    ? message
    : `${columnOf[field as keyof typeof columnOf]}: ${message}`

/** Returns a parsed product, or the problems that its schema finds, with their rows. */
const parse = <Schema extends typeof newProduct | typeof productChange>(
  schema: Schema,
  values: object,
  row: number,
  wanted: readonly Wanted[],
): { data: z.output<Schema> } | { problems: Note[] } => {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { data: parsed.data as z.output<Schema> }
  const problems = parsed.error.issues.map(({ path: [field, at], message }) => ({
    row: (field === 'variants' ? wanted[Number(at)]?.row : undefined) ?? row,
    text: withColumn(String(field), message),
  }))
  return { problems }
}

/** Plans what a sheet's rows make of one product. */
export const planProduct = (group: Group, options: PlanOptions): PlannedProduct => {
  const { product, lines } = group
  const row = lines[0]?.row.number ?? 0
  const notes: Note[] = []
  const problems = [...group.problems]
  const problem = (at: number, text: string) => problems.push({ row: at, text })
  const fields = readFields(group, problem)
  const name = fields.name ?? product?.name ?? ''
  const nothing = { add: undefined, change: undefined, sku: undefined, images: undefined, files: [] }
  const planned = { row, name, product, changes: [], notes, ...nothing }
  const wrong = (found: Note[]): PlannedProduct => ({ ...planned, kind: 'wrong', notes: found })

  if (problems.length === 0 && !product && !options.mayAdd)
    return { ...planned, kind: 'skip', notes: [{ row, text: 'Not in your shop, so it is left out' }] }
  const own = (product && options.imagesOf.get(product.id)) ?? []
  const images = readOwnImages(group, own, (at, text) => notes.push({ row: at, text }))
  const named = namedOptions(group, optionsOf(product?.options ?? null))
  const all = readVariants(group, named, { stock: options.stock, note: problem })
  const wanted = options.mayAdd ? all : all.filter(({ before }) => before)
  for (const left of all)
    if (!wanted.includes(left))
      notes.push({ row: left.row ?? row, text: 'This variant is not in your shop, so it is left out' })
  if (wanted.some(({ after }) => after.labels.length !== named.length))
    problem(row, 'The sheet must say the value of each of its variants')
  problems.push(...twiceIn(wanted))
  if (problems.length > 0) return wrong(problems)

  const hasPrice = lines.some((line) => saidText(line.row, 'price') !== undefined)
  const read = { fields, options: named, wanted, hasPrice }
  const variantCells = wanted.flatMap((one) => variantChanges(one, named))
  const imageCells: CellChange[] = images
    ? [{ column: 'images', variant: null, from: product ? own.length : null, to: images.length }]
    : []
  const shared = { ...planned, images, files: (images ?? []).filter((entry) => !own.includes(entry)) }
  const [only] = wanted

  if (!product) {
    const add = parse(newProduct, newValues(read), row, wanted)
    if ('problems' in add) return wrong(add.problems)
    if (options.isKnownName(name))
      notes.push({ row, text: 'You have a product of this name already. To change that one, give its id or SKU.' })
    const changes = [...variantCells, ...imageCells]
    return { ...shared, kind: 'add', changes, add: add.data, sku: only?.after.sku }
  }
  const { cells, values } = changesOf(read, product, variantCells)
  const change = parse(productChange, values, row, wanted)
  if ('problems' in change) return wrong(change.problems)
  const hasSku = named.length === 0 && variantCells.some(({ column }) => column === 'sku')
  return {
    ...shared,
    kind: 'change',
    changes: [...cells, ...imageCells],
    change: change.data,
    sku: hasSku ? (only?.after.sku ?? null) : undefined,
  }
}
