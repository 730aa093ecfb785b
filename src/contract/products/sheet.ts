import { z } from 'zod'

/** Columns of a sheet of products, as written. One row is one variant; the product's own stand in its first row. */
export const sheetColumns = [
  'id',
  'sku',
  'title',
  'description',
  'category',
  'price',
  'compare_at',
  'stock',
  'option1',
  'value1',
  'option2',
  'value2',
  'images',
  'status',
  'title_en',
  'description_en',
  'title_ur',
  'description_ur',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

export const SHEET_BYTES_MAX = 2_000_000
export const SHEET_ROWS_MAX = 2000
/** Products listed of a look at a sheet, wrong ones first. */
export const LISTED_PRODUCTS = 200

/** Encodings of sheets from old programs. UTF-8 and UTF-16 are found by themselves. */
export const oldEncodings = ['windows-1252', 'windows-1256'] as const

const yesOrNo = z
  .enum(['true', 'false'], { error: 'Must be true or false' })
  .default('true')
  .transform((value) => value === 'true')

/** A sheet of products. */
export const sheetUpload = z.object({
  sheet: z
    .instanceof(File, { error: 'Choose a CSV file' })
    .refine(({ size }) => size > 0, 'This file is empty')
    .refine(({ size }) => size <= SHEET_BYTES_MAX, 'A file may have 2 MB. Please divide it into two.'),
  /** `change` adds no products. */
  mode: z.enum(['add_and_change', 'change'], { error: 'Unknown mode' }).default('add_and_change'),
  /** Whether the stock of products that exist is set, too. */
  stock: yesOrNo,
  /** Absent: found by itself. */
  encoding: z.enum(oldEncodings, { error: 'Unknown encoding' }).optional(),
})
export type SheetUpload = z.infer<typeof sheetUpload>

/** The same, once it was looked at. `checksum` is of what was shown. */
export const confirmedSheet = sheetUpload.extend({
  checksum: z.string({ error: 'Look at the changes first' }).min(1, 'Look at the changes first').max(64),
})

/** One change of a cell. Prices are decimals. `variant` is its label, `null` for what belongs to the product. */
const cellChange = z.object({
  column: z.enum(sheetColumns),
  variant: z.string().nullable(),
  from: z.union([z.string(), z.number()]).nullable(),
  to: z.union([z.string(), z.number()]).nullable(),
})
export type CellChange = z.infer<typeof cellChange>

/** One product of a look. `row` is its first one, counted as spreadsheets do. */
const sheetProduct = z.object({
  row: z.int(),
  name: z.string(),
  kind: z.enum(['add', 'change', 'skip', 'wrong']),
  changes: z.array(cellChange),
  notes: z.array(z.object({ row: z.int(), text: z.string() })),
})
export type SheetProduct = z.infer<typeof sheetProduct>

/** Products as a sheet would make them. */
export const sheetPreview = z.object({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  skipped: z.int(),
  wrong: z.int(),
  /** At most `LISTED_PRODUCTS`. Those that stay as they are are left out. */
  products: z.array(sheetProduct),
  /** Titles of columns that are not known. */
  unknown_columns: z.array(z.string()),
  encoding: z.enum(['utf-8', 'utf-16', ...oldEncodings]),
  /** Names of images that the sheet asks for. */
  files: z.array(z.string()),
  checksum: z.string(),
})
export type SheetPreview = z.infer<typeof sheetPreview>

/** `images`: ids of kept images and names of files to be sent, in their order, for products that need files. */
export const sheetImported = z.object({
  message: z.string(),
  added: z.int(),
  changed: z.int(),
  images: z.array(z.object({ product_id: z.string(), images: z.array(z.string()) })),
})
