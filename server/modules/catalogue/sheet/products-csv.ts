import { languages, otherLanguage } from '#contract/languages.ts'
import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'
import { type SheetColumn, sheetColumns } from '#contract/products/sheet.ts'
import type { Db } from '#server/db/database.ts'
import { streamCsv } from '#server/lib/csv.ts'
import { labelsOf, optionsOf, valueIdsOf } from '#server/records/products/options.ts'
import { setPrice } from '#server/records/products/prices.ts'
import { allProductsOfStore, type ProductRow } from '#server/records/products/products.repo.ts'
import { inListOrder } from '#server/records/products/search.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { markCell } from './cells.ts'
import { imageIdsOf } from './plan-sheet.ts'

const BATCH = 200

/** Returns the rows of a product: one a variant, its own fields in the first. */
const rowsOf = (columns: readonly SheetColumn[], product: ProductRow, images: readonly string[]) => {
  const options = optionsOf(product.options)
  return product.variants.map((variant, at) => {
    const labels = labelsOf(options, valueIdsOf(variant.value_ids))
    const { price, compare_at } = setPrice(product, variant)
    const own = (text: string) => (at === 0 ? text : '')
    const cells = {
      id: variant.id,
      sku: variant.sku,
      title: own(product.name),
      description: own(product.description),
      category: own(product.category),
      price: toDecimal(price),
      compare_at: decimalOrNull(compare_at),
      stock: variant.inventory_count,
      option1: own(options[0]?.name ?? ''),
      value1: labels[0] ?? '',
      option2: own(options[1]?.name ?? ''),
      value2: labels[1] ?? '',
      images: own(images.join('; ')),
      status: own(product.hidden ? 'hidden' : 'shown'),
      title_en: own(product.name_en ?? ''),
      description_en: own(product.description_en ?? ''),
      title_ur: own(product.name_ur ?? ''),
      description_ur: own(product.description_ur ?? ''),
    }
    return columns.map((column) => {
      const value = cells[column]
      return typeof value === 'string' ? markCell(value) : value
    })
  })
}

/** Returns the columns of a store's sheet: texts in a language only where its pages or its products have them. */
const columnsOf = (store: StoreRow, products: readonly ProductRow[]): SheetColumn[] => {
  const second = store.both_languages ? otherLanguage(store.language) : undefined
  const unused = languages.filter(
    (language) =>
      language !== second &&
      !products.some((product) => product[`name_${language}`] || product[`description_${language}`]),
  )
  return sheetColumns.filter((column) => !unused.some((language) => column.endsWith(`_${language}`)))
}

/** Streams a store's products as a sheet, as its pages show them: featured ones first, then the newest. */
export const productsCsv = async (db: Db, store: StoreRow): Promise<ReadableStream<Uint8Array>> => {
  const products = await allProductsOfStore(db, store.id)
  products.sort(inListOrder)
  const images = await imageIdsOf(db, products)
  const columns = columnsOf(store, products)
  return streamCsv(columns, async () =>
    products.splice(0, BATCH).flatMap((product) => rowsOf(columns, product, images.get(product.id) ?? [])),
  )
}
