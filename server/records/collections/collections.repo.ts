import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import type { CollectionsTable } from './collections.table.ts'

/** A collection as read. */
export type CollectionRow = Omit<Selectable<CollectionsTable>, 'product_ids'> & { product_ids: string[] }

const ids = jsonColumn(z.array(z.string()), [])

/** Returns a store's collections, the oldest first. */
export const collectionsOf = async (db: Db, storeId: string): Promise<CollectionRow[]> => {
  const rows = db.selectFrom('collections').selectAll().where('store_id', '=', storeId).orderBy('id')
  return (await rows.execute()).map((row) => ({ ...row, product_ids: ids(row.product_ids) }))
}

export const insertCollection = async (
  trx: Transaction,
  { product_ids, ...row }: Omit<Insertable<CollectionsTable>, 'product_ids'> & { product_ids: string[] },
): Promise<void> => {
  await trx
    .insertInto('collections')
    .values({ ...row, product_ids: JSON.stringify(product_ids) })
    .execute()
}

export const updateCollection = async (
  trx: Transaction,
  id: string,
  { product_ids, ...change }: Pick<CollectionRow, 'title' | 'product_ids' | 'updated_at'>,
): Promise<void> => {
  await trx
    .updateTable('collections')
    .set({ ...change, product_ids: JSON.stringify(product_ids) })
    .where('id', '=', id)
    .execute()
}

export const deleteCollection = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('collections').where('id', '=', id).execute()
}
