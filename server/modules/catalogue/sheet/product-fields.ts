import { MAX_IMAGES } from '#contract/products/products.ts'
import type { CellChange, SheetColumn } from '#contract/products/sheet.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import { readHidden, readImages } from './cells.ts'
import type { Group } from './group-rows.ts'
import { said, saidText } from './read-sheet.ts'

/** Reads which images a product shall have. Addresses are never fetched. */
export const readOwnImages = (group: Group, own: readonly string[], note: (row: number, text: string) => void) => {
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
export const readFields = ({ lines }: Group, note: (row: number, text: string) => void) => {
  const cell = (column: SheetColumn) => {
    const line = lines.find(({ row }) => saidText(row, column) !== undefined)
    return line && { row: line.row.number, text: saidText(line.row, column) ?? '' }
  }
  const clearable = (column: SheetColumn) =>
    lines.map(({ row }) => said(row, column)).find((text) => text !== undefined)
  const status = cell('status')
  const hidden = status && readHidden(status.text)
  if (status && hidden === null) note(status.row, `status is “shown” or “hidden”, not “${status.text}”`)
  return {
    name: cell('title')?.text,
    description: cell('description')?.text,
    category: cell('category')?.text,
    hidden: hidden ?? undefined,
    name_en: clearable('title_en'),
    name_ur: clearable('title_ur'),
    description_en: clearable('description_en'),
    description_ur: clearable('description_ur'),
  }
}

/** Columns of a product's own fields. */
export const columnOf = {
  name: 'title',
  description: 'description',
  category: 'category',
  hidden: 'status',
  name_en: 'title_en',
  name_ur: 'title_ur',
  description_en: 'description_en',
  description_ur: 'description_ur',
} as const

const FIELDS = Object.keys(columnOf) as (keyof typeof columnOf)[]

/** Returns the fields that change, and how the seller reads it. */
export const fieldChanges = (fields: ReturnType<typeof readFields>, product: ProductRow) => {
  const now = { ...product, hidden: product.hidden === 1 }
  const isOther = (field: (typeof FIELDS)[number]) => fields[field] !== undefined && fields[field] !== now[field]
  const changed = FIELDS.filter(isOther)
  const word = (value: string | boolean | null | undefined): string =>
    typeof value === 'boolean' ? (value ? 'hidden' : 'shown') : (value ?? '')
  return {
    fields: Object.fromEntries(changed.map((field) => [field, fields[field]])),
    cells: changed.map(
      (field): CellChange => ({
        column: columnOf[field],
        variant: null,
        from: word(now[field]),
        to: word(fields[field]),
      }),
    ),
  }
}
