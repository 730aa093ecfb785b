import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { LOW_STOCK, type StockFilter } from '#contract/products/products.ts'
import { isSpoken, soundsLike } from '#contract/search/match.ts'
import type { Db, Tables } from '#server/db/database.ts'
import type { ProductsTable } from './products.table.ts'

/** Columns with text of a product. */
const SEARCHED = ['name', 'description', 'category', 'name_en', 'name_ur', 'description_en', 'description_ur'] as const

/** Rows per turn: a few milliseconds, then others run. */
const CHUNK = 200

type Placed = Pick<Selectable<ProductsTable>, 'id' | 'featured' | 'rank'>

/** Compares products as lists and pages order them: featured ones, then by place, then the newest. */
export const inListOrder = (a: Placed, b: Placed): number =>
  b.featured - a.featured || a.rank - b.rank || (a.id < b.id ? 1 : -1)

/** Whether a product has a variant with few units left, or with none. */
export const hasStock = (stock: StockFilter) => (eb: ExpressionBuilder<Tables, 'products'>) =>
  eb.exists(
    eb
      .selectFrom('product_variants')
      .select('product_variants.id')
      .whereRef('product_variants.product_id', '=', 'products.id')
      .where('product_variants.archived_at', 'is', null)
      .where('product_variants.inventory_count', '<=', stock === 'low' ? LOW_STOCK : 0),
  )

interface Filters {
  category?: string | undefined
  featured?: 0 | 1 | undefined
  hidden: boolean
  stock?: StockFilter | undefined
}

/**
 * Returns ids of a store's products with `text` in name, description or category, in list order. Not by LIKE:
 * it takes a second for a hostile text, blocks everybody, and ignores case of Latin letters only. Where no product has
 * it, another spelling or the other script of a name or category counts.
 */
export const searchProducts = async (db: Db, storeId: string, text: string, filters: Filters): Promise<string[]> => {
  const needle = text.toLowerCase()
  const plain = await productsWith(db, storeId, filters, (rows) =>
    rows.map((row) => SEARCHED.some((column) => row[column]?.toLowerCase().includes(needle))),
  )
  if (plain.length > 0 || !isSpoken(text)) return plain
  return productsWith(db, storeId, filters, (rows) =>
    soundsLike(
      rows.map(({ name, name_en, name_ur, category }) => [name, name_en, name_ur, category].filter(Boolean).join(' ')),
      text,
    ),
  )
}

type Searched = Pick<Selectable<ProductsTable>, (typeof SEARCHED)[number]>

/** Returns ids of a store's products that pass, in list order. */
const productsWith = async (
  db: Db,
  storeId: string,
  filters: Filters,
  test: (rows: readonly Searched[]) => boolean[],
): Promise<string[]> => {
  const found: Placed[] = []
  let last = ''
  for (;;) {
    let query = db
      .selectFrom('products')
      .select(['id', 'featured', 'rank', ...SEARCHED])
      .where('store_id', '=', storeId)
      .where('id', '>', last)
    if (filters.category) query = query.where('category', '=', filters.category)
    if (!filters.hidden) query = query.where('hidden', '=', 0)
    if (filters.featured !== undefined) query = query.where('featured', '=', filters.featured)
    if (filters.stock) query = query.where(hasStock(filters.stock))
    const rows = await query.orderBy('id').limit(CHUNK).execute()
    const passed = test(rows)
    for (const [index, { id, featured, rank }] of rows.entries()) if (passed[index]) found.push({ id, featured, rank })
    if (rows.length < CHUNK) break
    last = rows.at(-1)?.id ?? ''
    await nextTurn()
  }
  return found.sort(inListOrder).map(({ id }) => id)
}
