import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#server/db/database.ts'

/** Rows per turn: a few milliseconds, then others run. */
const CHUNK = 200

/**
 * Returns ids of a store's products with `text` in name, description or category, in list order. Not by LIKE:
 * it takes a second for a hostile text, blocks everybody, and ignores case of Latin letters only.
 */
export const searchProducts = async (
  db: Db,
  storeId: string,
  text: string,
  filters: { category?: string | undefined; featured?: 0 | 1 | undefined; hidden: boolean },
): Promise<string[]> => {
  const needle = text.toLowerCase()
  const found: { id: string; featured: number }[] = []
  let last = ''
  for (;;) {
    let query = db
      .selectFrom('products')
      .select(['id', 'featured', 'name', 'description', 'category'])
      .where('store_id', '=', storeId)
      .where('id', '>', last)
    if (filters.category) query = query.where('category', '=', filters.category)
    if (!filters.hidden) query = query.where('hidden', '=', 0)
    if (filters.featured !== undefined) query = query.where('featured', '=', filters.featured)
    const rows = await query.orderBy('id').limit(CHUNK).execute()
    for (const row of rows) {
      const holds = [row.name, row.description, row.category].some((value) => value.toLowerCase().includes(needle))
      if (holds) found.push({ id: row.id, featured: row.featured })
    }
    if (rows.length < CHUNK) break
    last = rows.at(-1)?.id ?? ''
    await nextTurn()
  }
  return found.sort((a, b) => b.featured - a.featured || (a.id < b.id ? 1 : -1)).map(({ id }) => id)
}
