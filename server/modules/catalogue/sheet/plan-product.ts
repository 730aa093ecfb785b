import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'
import {
  MAX_IMAGES,
  type NewProduct,
  newProduct,
  type ProductChange,
  productChange,
} from '#contract/products/products.ts'
import type { CellChange, SheetColumn, SheetProduct } from '#contract/products/sheet.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { optionsOf } from '#server/records/products/options.ts'
import { above } from '#server/records/products/prices.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import { readHidden, readImages } from './cells.ts'
import type { Group, Note } from './group-rows.ts'
import { said, saidText } from './read-sheet.ts'
import {
  namedOptions,
  readVariants,
  type SheetOption,
  twiceIn,
  type VariantState,
  type Wanted,
} from './variant-lines.ts'

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

/** Columns of the fields that the schemas name otherwise. */
const columnOf: Record<string, SheetColumn> = { name: 'title', hidden: 'status', inventory_count: 'stock' }

const priceKey = ({ price, compareAt }: VariantState): string => `${price} ${compareAt}`

/** Returns price and price before of the product itself: what all variants cost, or what it is. */
const basePrice = (wanted: readonly Wanted[], product: ProductRow | undefined) => {
  const [first] = wanted
  const after = first?.after ?? { price: 0, compareAt: null }
  const isOne = wanted.every((one) => first && priceKey(one.after) === priceKey(first.after))
  return isOne || !product
    ? { price: after.price, compareAt: after.compareAt }
    : { price: product.price, compareAt: above(product.compare_at, product.price) }
}

/** Returns variants as the schema of a product takes them. */
const sentVariants = (wanted: readonly Wanted[], base: ReturnType<typeof basePrice>, product: ProductRow | undefined) =>
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

/** Returns options with the values of all variants, known ones in their order. */
const sentOptions = (options: readonly SheetOption[], wanted: readonly Wanted[], product: ProductRow | undefined) => {
  const known = optionsOf(product?.options ?? null)
  return options.map(({ id, name }, at) => {
    const values = known[at]?.values ?? []
    const labels = new Map(wanted.map(({ after }) => [after.labels[at]?.toLowerCase(), after.labels[at] ?? '']))
    for (const { label } of values) labels.delete(label.toLowerCase())
    return { ...(id && { id }), name, values: [...values, ...[...labels.values()].map((label) => ({ label }))] }
  })
}

/** Returns the cells of a variant that change. */
const variantChanges = ({ before, after }: Wanted, options: readonly SheetOption[]): CellChange[] => {
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

/** Reads which images a product shall have. Addresses are never fetched. */
const readOwnImages = (group: Group, own: readonly string[], note: (row: number, text: string) => void) => {
  const line = group.lines.find(({ row }) => said(row, 'images') !== undefined)
  const cell = line && said(line.row, 'images')
  if (cell === undefined || !line) return undefined
  const named = cell === null ? [] : readImages(cell)
  const possible = named.filter((entry) => !/:\/\/|^data:/i.test(entry) && entry.length <= 200)
  if (possible.length < named.length)
    note(line.row.number, 'Pictures are not fetched from addresses. Put the files into a zip, and name them here.')
  if (named.length > 0 && possible.length === 0) return undefined
  if (possible.length > MAX_IMAGES) note(line.row.number, `Only the first ${MAX_IMAGES} pictures are taken`)
  const images = possible.slice(0, MAX_IMAGES)
  return images.join() === own.join() ? undefined : images
}

/** Reads the fields of the product itself. */
const readFields = ({ lines }: Group, note: (row: number, text: string) => void) => {
  const cell = (column: SheetColumn) => {
    const line = lines.find(({ row }) => saidText(row, column) !== undefined)
    return line && { row: line.row.number, text: saidText(line.row, column) ?? '' }
  }
  const status = cell('status')
  const hidden = status && readHidden(status.text)
  if (status && hidden === null) note(status.row, `status is “shown” or “hidden”, not “${status.text}”`)
  return {
    name: cell('title')?.text,
    description: cell('description')?.text,
    category: cell('category')?.text,
    hidden: hidden ?? undefined,
  }
}

const FIELDS = ['name', 'description', 'category', 'hidden'] as const

/** Returns the fields that change, and how the seller reads it. */
const fieldChanges = (fields: ReturnType<typeof readFields>, product: ProductRow) => {
  const now = { ...product, hidden: product.hidden === 1 }
  const isOther = (field: (typeof FIELDS)[number]) => fields[field] !== undefined && fields[field] !== now[field]
  const changed = FIELDS.filter(isOther)
  const word = (value: string | boolean | undefined): string =>
    typeof value === 'boolean' ? (value ? 'hidden' : 'shown') : (value ?? '')
  return {
    fields: Object.fromEntries(changed.map((field) => [field, fields[field]])),
    cells: changed.map(
      (field): CellChange => ({
        column: columnOf[field] ?? (field as SheetColumn),
        variant: null,
        from: word(now[field]),
        to: word(fields[field]),
      }),
    ),
  }
}

/** Plans what a sheet's rows make of one product. */
export const planProduct = (group: Group, options: PlanOptions): PlannedProduct => {
  const { product, lines } = group
  const row = lines[0]?.row.number ?? 0
  const warnings: Note[] = []
  const problems = [...group.problems]
  const problem = (at: number, text: string) => problems.push({ row: at, text })
  const warn = (at: number, text: string) => warnings.push({ row: at, text })
  const fields = readFields(group, problem)
  const name = fields.name ?? product?.name ?? ''
  const planned = {
    row,
    name,
    product,
    changes: [],
    add: undefined,
    change: undefined,
    sku: undefined,
    images: undefined,
    files: [],
  }
  const asWrong = (): PlannedProduct => ({ ...planned, kind: 'wrong', notes: problems })

  if (problems.length === 0 && !product && !options.mayAdd)
    return { ...planned, kind: 'skip', notes: [{ row, text: 'Not in your shop, so it is left out' }] }
  const own = (product && options.imagesOf.get(product.id)) ?? []
  const images = readOwnImages(group, own, warn)
  const files = (images ?? []).filter((entry) => !own.includes(entry))
  const named = namedOptions(group, optionsOf(product?.options ?? null))
  const all = readVariants(group, named, { stock: options.stock, note: problem })
  const wanted = options.mayAdd ? all : all.filter(({ before }) => before)
  for (const left of all)
    if (!wanted.includes(left)) warn(left.row ?? row, 'This variant is not in your shop, so it is left out')
  if (wanted.some(({ after }) => after.labels.length !== named.length))
    problem(row, 'The sheet must say the value of each of its variants')
  problems.push(...twiceIn(wanted))
  if (problems.length > 0) return asWrong()

  const variantCells = wanted.flatMap((one) => variantChanges(one, named))
  const base = basePrice(wanted, product)
  const sent = {
    options: sentOptions(named, wanted, product),
    variants: sentVariants(wanted, base, product),
  }
  const single = { price: toDecimal(base.price), compare_at: decimalOrNull(base.compareAt) }
  const [only] = wanted
  const priceSaid = product || lines.some((line) => saidText(line.row, 'price') !== undefined)
  const parse = <Out>(schema: typeof newProduct | typeof productChange, values: object): Out | undefined => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return parsed.data as Out
    for (const { path, message } of parsed.error.issues) {
      const line = path[0] === 'variants' ? wanted[Number(path[1])]?.row : undefined
      problem(line ?? row, message)
    }
    return undefined
  }
  const imageCell: CellChange[] =
    images === undefined
      ? []
      : [{ column: 'images', variant: null, from: product ? own.length : null, to: images.length }]

  if (!product) {
    const add = parse<NewProduct>(newProduct, {
      ...fields,
      ...single,
      ...(!priceSaid && { price: undefined }),
      ...(named.length > 0 ? sent : { inventory_count: only?.after.stock ?? 0 }),
    })
    if (!add) return asWrong()
    if (options.isKnownName(name))
      warn(row, 'You have a product of this name already. To change that one, give its id or SKU.')
    return {
      ...planned,
      kind: 'add',
      changes: [...variantCells, ...imageCell],
      notes: warnings,
      add,
      images,
      files,
      sku: only?.after.sku,
    }
  }
  const { fields: changed, cells } = fieldChanges(fields, product)
  const renamed = named.flatMap(({ name: to }, at): CellChange[] => {
    const from = optionsOf(product.options)[at]?.name ?? null
    return from === to ? [] : [{ column: at === 0 ? 'option1' : 'option2', variant: null, from, to }]
  })
  const changes = [...cells, ...renamed, ...variantCells, ...imageCell]
  const hasPrices = variantCells.some(({ column }) => column === 'price' || column === 'compare_at')
  const hasStock = variantCells.some(({ column }) => column === 'stock')
  const change = parse<ProductChange>(productChange, {
    ...changed,
    ...(hasPrices && single),
    ...(named.length > 0
      ? variantCells.length + renamed.length > 0 && sent
      : hasStock && { inventory_count: only?.after.stock }),
  })
  if (!change) return asWrong()
  const skuCell = named.length === 0 ? variantCells.find(({ column }) => column === 'sku') : undefined
  return {
    ...planned,
    kind: 'change',
    changes,
    notes: warnings,
    change,
    images,
    files,
    sku: skuCell ? (only?.after.sku ?? null) : undefined,
  }
}
