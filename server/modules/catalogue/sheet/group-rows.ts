import type { ProductRow } from '#server/records/products/products.repo.ts'
import type { VariantRow } from '#server/records/products/variants.repo.ts'
import { type SheetRow, said, saidText } from './read-sheet.ts'

/** A variant's row. `variant` is the one that its id or SKU names. */
export interface VariantLine {
  row: SheetRow
  variant: VariantRow | undefined
}

/** Says something about a row. */
export interface Note {
  row: number
  text: string
}

/** The rows of one product. `product` is `undefined` for a new one. */
export interface Group {
  product: ProductRow | undefined
  lines: VariantLine[]
  problems: Note[]
}

interface Found {
  product: ProductRow
  variant: VariantRow | undefined
}

const NO_ID = 'No product of yours has this id. Empty the cell to add a product.'
const SEVERAL = 'Several of your products have this SKU. Give the id.'
const NO_TITLE = 'This row has no title, and stands below no product'

/** Finds what a row names by its id, else by its SKU. Never by its title: two products may have the same. */
const finder = (products: readonly ProductRow[]) => {
  const all = products.flatMap((product) => product.variants.map((variant): Found => ({ product, variant })))
  const byId = new Map(all.map((found) => [found.variant?.id, found]))
  const byProduct = new Map(products.map((product) => [product.id, product]))
  const bySku = Map.groupBy(all, ({ variant }) => variant?.sku ?? '')
  return (row: SheetRow): Found | { problem: string } | undefined => {
    const id = saidText(row, 'id')
    if (id) {
      const product = byProduct.get(id)
      return byId.get(id) ?? (product ? { product, variant: undefined } : { problem: NO_ID })
    }
    const sku = saidText(row, 'sku')
    const found = sku ? (bySku.get(sku) ?? []) : []
    return found.length > 1 ? { problem: SEVERAL } : found[0]
  }
}

/** Whether a row is another variant of the product above it: without a title, or with its title and a value. */
const continues = (row: SheetRow, above: Group | undefined): boolean => {
  const title = saidText(row, 'title')
  if (title === undefined) return true
  const first = above?.lines[0]?.row
  return saidText(row, 'value1') !== undefined && first !== undefined && saidText(first, 'title') === title
}

/** Columns that a dash must not empty. */
const NEEDED = ['title', 'description', 'category', 'price', 'stock', 'status', 'value1', 'value2'] as const

const cleared = (row: SheetRow): Note[] =>
  NEEDED.filter((column) => said(row, column) === null).map((column) => ({
    row: row.number,
    text: `${column} cannot be cleared`,
  }))

/** Puts the rows of each product together. */
export const groupRows = (rows: readonly SheetRow[], products: readonly ProductRow[]): Group[] => {
  const find = finder(products)
  const groups: Group[] = []
  const ofProduct = new Map<string, Group>()
  /** Rows that give a new SKU. */
  const newSkus = new Map<string, number>()
  let above: Group | undefined
  const open = (product: ProductRow | undefined): Group => {
    const group: Group = { product, lines: [], problems: [] }
    groups.push(group)
    if (product) ofProduct.set(product.id, group)
    return group
  }
  for (const row of rows) {
    const found = find(row)
    let problem: string | undefined
    if (found && 'problem' in found) {
      above = open(undefined)
      problem = found.problem
    } else if (found) above = ofProduct.get(found.product.id) ?? open(found.product)
    else if (!above || !continues(row, above)) {
      if (saidText(row, 'title') === undefined) problem = NO_TITLE
      above = open(undefined)
    }
    const sku = found ? undefined : saidText(row, 'sku')
    const earlier = sku && newSkus.get(sku)
    if (earlier) problem ??= `The SKU ${sku} stands in row ${earlier}, too`
    else if (sku) newSkus.set(sku, row.number)
    above.lines.push({ row, variant: found && 'variant' in found ? found.variant : undefined })
    above.problems.push(...cleared(row), ...(problem ? [{ row: row.number, text: problem }] : []))
  }
  return groups
}
