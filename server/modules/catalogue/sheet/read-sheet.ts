import { CsvError, parse } from 'csv-parse/sync'
import { visibleText } from '#contract/names.ts'
import { SHEET_ROWS_MAX, type SheetColumn, sheetColumns } from '#contract/products/sheet.ts'
import { invalidField } from '#server/http/app-error.ts'
import { unmarkCell } from './cells.ts'

/** A row of a sheet. `number` counts as spreadsheets do, with the titles in row 1. */
export interface SheetRow {
  number: number
  cells: Partial<Record<SheetColumn, string>>
}

interface Sheet {
  rows: SheetRow[]
  unknown: string[]
}

/** Titles that other shop systems write, folded. */
const aliases: Record<string, SheetColumn> = {
  ...{ name: 'title', producttitle: 'title', productname: 'title' },
  ...{ body: 'description', bodyhtml: 'description' },
  ...{ type: 'category', categories: 'category', productcategory: 'category' },
  ...{ regularprice: 'price', variantprice: 'price' },
  ...{ compareatprice: 'compare_at', variantcompareatprice: 'compare_at', pricebefore: 'compare_at' },
  ...{ quantity: 'stock', inventory: 'stock', inventorycount: 'stock', variantinventoryqty: 'stock' },
  ...{ variantsku: 'sku', option1name: 'option1', option2name: 'option2' },
  ...{ option1value: 'value1', option2value: 'value2', imagesrc: 'images' },
}

const fold = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]/g, '')

const columns: Record<string, SheetColumn> = {
  ...aliases,
  ...Object.fromEntries(sheetColumns.map((column) => [fold(column), column])),
}

const refuse = (message: string) => invalidField('sheet', message)

/** Finds the sign between cells: the one that the row of titles has most of. */
const delimiterOf = (titles: string): string =>
  [',', ';', '\t'].reduce((most, sign) => (titles.split(sign).length > titles.split(most).length ? sign : most))

const parseCells = (text: string): string[][] => {
  // Excel names the sign in a line of its own.
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const body = text.slice(line.length)
  try {
    return parse(body, {
      delimiter: named ?? delimiterOf(body.slice(0, Math.max(0, body.search(/[\r\n]|$/)))),
      relax_column_count: true,
      bom: true,
      trim: true,
      // One more than is read: whether there are more.
      to: SHEET_ROWS_MAX + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuse(`Row ${Number(error.records ?? 0) + 1} cannot be read: a quotation mark is missing or one too many`)
  }
}

/** Reads rows from a sheet's text. Throws `invalid` for what is no sheet of products. */
export const readSheet = (text: string): Sheet => {
  if (text.startsWith('PK\u0003\u0004'))
    throw refuse('This is an Excel file. In Excel, save it as “CSV UTF-8 (Comma delimited)”, and choose that file.')
  if (text.includes('\0')) throw refuse('This is no CSV file')
  const [titles = [], ...records] = parseCells(text)
  const known = titles.map((title) => columns[fold(title)])
  const twice = known.find((column, at) => column !== undefined && known.indexOf(column) !== at)
  if (twice) throw refuse(`Two columns are called ${twice}`)
  if (!['id', 'sku', 'title'].some((column) => known.includes(column as SheetColumn)))
    throw refuse('The first row must name the columns, with at least one of id, sku and title')
  if (records.length > SHEET_ROWS_MAX)
    throw refuse(`A file may have ${SHEET_ROWS_MAX.toLocaleString('en')} rows. Please divide it into two.`)
  const rows = records.flatMap((record, at): SheetRow[] => {
    if (record.every((cell) => cell.trim() === '')) return []
    const number = at + 2
    if (record.slice(titles.length).some((cell) => cell !== ''))
      throw refuse(`Row ${number} has more cells than there are columns. Put quotation marks around text with commas.`)
    return [{ number, cells: Object.fromEntries(known.flatMap((name, i) => (name ? [[name, record[i] ?? '']] : []))) }]
  })
  if (rows.length === 0) throw refuse('This file has no products')
  return { rows, unknown: titles.filter((title, at) => title !== '' && known[at] === undefined) }
}

/** Clears a cell: the text of a cell that shall become empty. */
export const CLEAR = '-'

/** Returns what a cell says: nothing for an empty one, which stays as it is. `null` clears it. */
export const said = ({ cells }: SheetRow, column: SheetColumn): string | null | undefined => {
  const text = cells[column]?.trim()
  if (!text) return undefined
  return text === CLEAR ? null : unmarkCell(visibleText(text))
}

/** Returns the text of a cell for what cannot be cleared. */
export const saidText = (row: SheetRow, column: SheetColumn): string | undefined => said(row, column) ?? undefined
