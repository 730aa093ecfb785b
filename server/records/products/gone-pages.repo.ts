import type { Db, Transaction } from '#server/db/database.ts'
import { isSlugTaken } from './products.repo.ts'

/** Addresses remembered per store: as many as it may have products. */
export const GONE_KEPT = 1000

/** Remembers an address that is gone, beside the newest others. */
export const noteGone = async (trx: Transaction, storeId: string, path: string, gone_at: string): Promise<void> => {
  await trx
    .insertInto('gone_pages')
    .values({ store_id: storeId, path, gone_at })
    .onConflict((conflict) => conflict.columns(['store_id', 'path']).doUpdateSet({ gone_at }))
    .execute()
  const oldest = await trx
    .selectFrom('gone_pages')
    .select('gone_at')
    .where('store_id', '=', storeId)
    .orderBy('gone_at', 'desc')
    .offset(GONE_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await trx.deleteFrom('gone_pages').where('store_id', '=', storeId).where('gone_at', '<=', oldest.gone_at).execute()
}

/** Whether a page of the store that is live under a name was removed. */
export const isGone = async (db: Db, liveName: string, path: string): Promise<boolean> => {
  // In either language of the store.
  const inner = path.replace(/^\/+|\/+$/g, '').replace(/^(?:en|ur)\/+/, '')
  const row = await db
    .selectFrom('stores')
    .innerJoin('gone_pages', 'gone_pages.store_id', 'stores.id')
    .select('stores.id')
    .where(liveName.includes('.') ? 'stores.domain' : 'stores.store_slug', '=', liveName)
    .where('gone_pages.path', '=', inner)
    .executeTakeFirst()
  // A hidden product may have taken the address, and comes back.
  return row !== undefined && !(await isSlugTaken(db, row.id, inner.slice(2)))
}
