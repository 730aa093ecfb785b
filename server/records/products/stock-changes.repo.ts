import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { labelOf } from './options.ts'
import { findOwnProduct } from './products.repo.ts'
import type { StockChangesTable } from './products.table.ts'

/** Changes kept of a product. */
export const STOCK_CHANGES_KEPT = 100

interface Counted {
  options: string | null
  variants: readonly { id: string; value_ids: string; inventory_count: number }[]
}

/**
 * Notes what a seller set the stock of a product to, after she did. `before` is the product as it was; without it the
 * product is new.
 */
export const noteStock = async (
  trx: Transaction,
  { storeId, productId }: { storeId: string; productId: string },
  before: Counted | undefined,
  { cause, at }: Pick<Selectable<StockChangesTable>, 'cause' | 'at'>,
): Promise<void> => {
  const product = await findOwnProduct(trx, storeId, productId)
  const known = new Map(before?.variants.map(({ id, inventory_count }) => [id, inventory_count]))
  const rows = (product?.variants ?? []).flatMap(({ id, value_ids, inventory_count }) => {
    const units_before = known.get(id) ?? 0
    if (units_before === inventory_count) return []
    const label = labelOf({ options: product?.options ?? null, value_ids })
    const units = { units_before, units_after: inventory_count }
    return [{ id: newId(), product_id: productId, variant_id: id, label, ...units, cause, at }]
  })
  if (rows.length === 0) return
  await trx.insertInto('stock_changes').values(rows).execute()
  const ofProduct = trx.selectFrom('stock_changes').select('id').where('product_id', '=', productId)
  const oldest = await ofProduct.orderBy('id', 'desc').offset(STOCK_CHANGES_KEPT).limit(1).executeTakeFirst()
  if (!oldest) return
  await trx.deleteFrom('stock_changes').where('product_id', '=', productId).where('id', '<=', oldest.id).execute()
}

/** Returns what the stock of a product was set to, the latest first. */
export const stockChangesOf = (db: Db, productId: string, limit: number): Promise<Selectable<StockChangesTable>[]> =>
  db
    .selectFrom('stock_changes')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
