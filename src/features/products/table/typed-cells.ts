import { MAX_INVENTORY } from '#contract/fields.ts'
import type { Product } from '#contract/products/products.ts'
import type { SheetPreview } from '#contract/products/sheet.ts'

export type Cell = 'price' | 'stock'
/** Typed cells by variant. */
export type TypedCells = Readonly<Record<string, Partial<Record<Cell, string>>>>

type Variant = Product['variants'][number]

/** Returns a cell as it was read. */
export const cellOf = ({ price, inventory_count }: Variant, cell: Cell): string =>
  String(cell === 'price' ? price : inventory_count)

const isNumber = (typed: string): boolean => /^\d+(\.\d{1,2})?$/.test(typed)

/** Whether a typed cell can be saved. An emptied one cannot. */
export const isSound = (cell: Cell, typed: string): boolean =>
  isNumber(typed) && (cell === 'price' || (Number.isInteger(Number(typed)) && Number(typed) <= MAX_INVENTORY))

/** Returns the typed cells without those that say what is there. */
export const changedCells = (products: readonly Product[], typed: TypedCells): TypedCells =>
  Object.fromEntries(
    products
      .flatMap(({ variants }) => variants)
      .flatMap((variant) => {
        const cells = Object.entries(typed[variant.id] ?? {}).filter(
          ([cell, text]) => text === '' || Number(text) !== Number(cellOf(variant, cell as Cell)),
        )
        return cells.length > 0 ? [[variant.id, Object.fromEntries(cells)]] : []
      }),
  )

/** Writes typed cells as a sheet of products. */
export const sheetOf = (cells: TypedCells): File => {
  const rows = Object.entries(cells).map(([id, { price = '', stock = '' }]) => `${id},${price},${stock}`)
  return new File([['id,price,stock', ...rows].join('\n')], 'table.csv', { type: 'text/csv' })
}

export interface Moved {
  name: string
  cell: Cell
  from: string
  now: string
}

/** Finds cells whose value has changed since they were read, by a sale or on another phone. */
export const movedCells = (products: readonly Product[], cells: TypedCells, preview: SheetPreview): Moved[] =>
  preview.products.flatMap(({ name, changes, row }) => {
    const id = Object.keys(cells)[row - 2]
    const product = products.find(({ variants }) => variants.some((variant) => variant.id === id))
    return changes.flatMap(({ column, variant: label, from }) => {
      if (column !== 'price' && column !== 'stock') return []
      const variant = product?.variants.find(({ labels }) => label === null || labels.join(', ') === label)
      if (!variant || cells[variant.id]?.[column] === undefined) return []
      const read = cellOf(variant, column)
      return Number(read) === Number(from) ? [] : [{ name, cell: column, from: read, now: String(from) }]
    })
  })
