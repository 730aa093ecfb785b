import { hash } from 'node:crypto'
import { productLimitMessage } from '#contract/plans.ts'
import { LISTED_PRODUCTS, type SheetPreview, type SheetUpload } from '#contract/products/sheet.ts'
import type { Db } from '#server/db/database.ts'
import { inGroups } from '#server/lib/in-groups.ts'
import { imagesOfProducts } from '#server/records/images/images.repo.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import { allProductsOfStore } from '#server/records/products/products.repo.ts'
import { decodeSheet } from './decode-sheet.ts'
import { groupRows } from './group-rows.ts'
import { type PlannedProduct, planProduct } from './plan-product.ts'
import { readSheet, type SheetRow } from './read-sheet.ts'

/** A sheet as read. */
export interface ReadSheet {
  rows: SheetRow[]
  unknown: string[]
  encoding: SheetPreview['encoding']
  /** Fingerprint of the file and the choices beside it. */
  key: string
}

/** Reads an uploaded sheet. Throws `invalid` for what is no sheet of products. */
export const openSheet = async ({ sheet, mode, stock, encoding: asked }: SheetUpload): Promise<ReadSheet> => {
  const bytes = new Uint8Array(await sheet.arrayBuffer())
  const { text, encoding } = decodeSheet(bytes, asked)
  return {
    ...readSheet(text),
    encoding,
    key: hash('sha256', JSON.stringify([hash('sha256', bytes), mode, stock, encoding])),
  }
}

const PRODUCTS_PER_QUERY = 500

/** Returns the ids of each product's images, in display order. */
export const imageIdsOf = async (db: Db, products: readonly ProductRow[]): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>()
  for (const some of inGroups(
    products.map(({ id }) => id),
    PRODUCTS_PER_QUERY,
  ))
    for (const { id, product_id } of await imagesOfProducts(db, some))
      if (product_id !== null) found.set(product_id, [...(found.get(product_id) ?? []), id])
  return found
}

/** Plans what a sheet makes of a store's products, in the sheet's order. `room`: products its plan still allows. */
export const planSheet = async (
  db: Db,
  storeId: string,
  sheet: ReadSheet,
  { mode, stock, limit }: Pick<SheetUpload, 'mode' | 'stock'> & { limit: number },
): Promise<PlannedProduct[]> => {
  const products = await allProductsOfStore(db, storeId)
  const names = new Set(products.map(({ name }) => name.toLowerCase()))
  const options = {
    mayAdd: mode === 'add_and_change',
    stock,
    imagesOf: await imageIdsOf(db, products),
    isKnownName: (name: string) => names.has(name.toLowerCase()),
  }
  let room = limit - products.length
  return groupRows(sheet.rows, products).map((group) => {
    const planned = planProduct(group, options)
    if (planned.kind !== 'add' || room-- > 0) return planned
    return { ...planned, kind: 'wrong', notes: [{ row: planned.row, text: productLimitMessage(limit) }] }
  })
}

const isSame = ({ kind, changes }: PlannedProduct): boolean => kind === 'change' && changes.length === 0

/** Products that change, without those that stay as they are. */
export const changing = (planned: readonly PlannedProduct[]): PlannedProduct[] => planned.filter((one) => !isSame(one))

/** Fingerprint of what was and what becomes: another price or stock meanwhile makes another one. */
export const checksumOf = (sheet: ReadSheet, planned: readonly PlannedProduct[]): string =>
  hash('sha256', JSON.stringify([sheet.key, changing(planned).map(({ row, kind, changes }) => [row, kind, changes])]))

/** Sums up a plan as the API sends it. */
export const presentPlan = (sheet: ReadSheet, planned: readonly PlannedProduct[]): SheetPreview => {
  const count = (kind: PlannedProduct['kind']) => planned.filter((one) => one.kind === kind && !isSame(one)).length
  const order: PlannedProduct['kind'][] = ['wrong', 'add', 'change', 'skip']
  const listed = changing(planned).sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return {
    added: count('add'),
    changed: count('change'),
    same: planned.filter(isSame).length,
    skipped: count('skip'),
    wrong: count('wrong'),
    products: listed
      .slice(0, LISTED_PRODUCTS)
      .map(({ row, name, kind, changes, notes }) => ({ row, name, kind, changes, notes })),
    unknown_columns: sheet.unknown.slice(0, 50),
    encoding: sheet.encoding,
    files: [...new Set(planned.flatMap(({ files }) => files))],
    checksum: checksumOf(sheet, planned),
  }
}
