import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { ImagesTable } from './images.table.ts'

export type ImageRow = Selectable<ImagesTable>

export const insertImages = async (trx: Transaction, images: Insertable<ImagesTable>[]): Promise<void> => {
  if (images.length > 0) await trx.insertInto('images').values(images).execute()
}

export const imagesOfStore = (db: Db, storeId: string): Promise<ImageRow[]> =>
  db.selectFrom('images').selectAll().where('store_id', '=', storeId).orderBy('position').execute()

export const imagesOfProducts = (db: Db, productIds: string[]): Promise<ImageRow[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('images').selectAll().where('product_id', 'in', productIds).orderBy('position').execute()

export const findImages = (db: Db, ids: string[]): Promise<ImageRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('images').selectAll().where('id', 'in', ids).execute()

export const deleteImage = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('images').where('id', '=', id).execute()
}

/** The next picture to derive, oldest first, apart from those named. */
export const nextUnprocessed = (db: Db, apartFrom: string[]): Promise<ImageRow | undefined> => {
  let query = db.selectFrom('images').selectAll().where('status', '=', 'processing')
  if (apartFrom.length > 0) query = query.where('id', 'not in', apartFrom)
  return query.orderBy('id').limit(1).executeTakeFirst()
}

/** The next ready picture without AVIF. */
export const nextWithoutAvif = (db: Db): Promise<ImageRow | undefined> =>
  db
    .selectFrom('images')
    .selectAll()
    .where('status', '=', 'ready')
    .where('avif', '=', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Whether a store has a ready picture without AVIF. */
export const hasPictureWithoutAvif = async (db: Db, storeId: string): Promise<boolean> =>
  (await db
    .selectFrom('images')
    .select('id')
    .where('store_id', '=', storeId)
    .where('status', '=', 'ready')
    .where('avif', '=', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Records what was derived. Gives false when the picture was removed meanwhile. */
export const updateImage = async (db: Db, id: string, change: Partial<ImageRow>): Promise<boolean> => {
  const result = await db.updateTable('images').set(change).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}
