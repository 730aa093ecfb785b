import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { noteEnqueued } from '#server/db/write.ts'
import type { ImagesTable } from './images.table.ts'

/** An image as it is read; `widths` in pixels, smallest first. */
export type ImageRow = Omit<Selectable<ImagesTable>, 'widths'> & { widths: number[] }

const widthsOf = jsonColumn(z.array(z.number()), [])

const toImage = (row: Selectable<ImagesTable>): ImageRow => ({ ...row, widths: widthsOf(row.widths) })

export const insertImages = async (trx: Transaction, images: ImageRow[]): Promise<void> => {
  if (images.length === 0) return
  const rows = images.map((image) => ({ ...image, widths: JSON.stringify(image.widths) }))
  await trx.insertInto('images').values(rows).execute()
  noteEnqueued(trx, 'images')
}

export const imagesOfStore = async (db: Db, storeId: string): Promise<ImageRow[]> =>
  (await db.selectFrom('images').selectAll().where('store_id', '=', storeId).orderBy('position').execute()).map(toImage)

export const imagesOfProducts = async (db: Db, productIds: string[]): Promise<ImageRow[]> => {
  if (productIds.length === 0) return []
  const query = db.selectFrom('images').selectAll().where('product_id', 'in', productIds).orderBy('position')
  return (await query.execute()).map(toImage)
}

export const findImages = async (db: Db, ids: string[]): Promise<ImageRow[]> => {
  if (ids.length === 0) return []
  return (await db.selectFrom('images').selectAll().where('id', 'in', ids).execute()).map(toImage)
}

export const deleteImage = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('images').where('id', '=', id).execute()
}

/** The next picture to derive, oldest first, apart from those named. */
export const nextUnprocessed = async (db: Db, apartFrom: string[]): Promise<ImageRow | undefined> => {
  let query = db.selectFrom('images').selectAll().where('status', '=', 'processing')
  if (apartFrom.length > 0) query = query.where('id', 'not in', apartFrom)
  const row = await query.orderBy('id').limit(1).executeTakeFirst()
  return row && toImage(row)
}

/** The next ready picture without AVIF. */
export const nextWithoutAvif = async (db: Db): Promise<ImageRow | undefined> => {
  const ready = db.selectFrom('images').selectAll().where('status', '=', 'ready').where('avif', '=', 0)
  const row = await ready.orderBy('id').limit(1).executeTakeFirst()
  return row && toImage(row)
}

/** Whether a store has a ready picture without AVIF. */
export const hasImageWithoutAvif = async (db: Db, storeId: string): Promise<boolean> =>
  (await db
    .selectFrom('images')
    .select('id')
    .where('store_id', '=', storeId)
    .where('status', '=', 'ready')
    .where('avif', '=', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Records what was derived. Returns false when the picture was removed meanwhile. */
export const updateImage = async (db: Db, id: string, { widths, ...change }: Partial<ImageRow>): Promise<boolean> => {
  const result = await db
    .updateTable('images')
    .set({ ...change, ...(widths && { widths: JSON.stringify(widths) }) })
    .where('id', '=', id)
    .executeTakeFirst()
  if (change.status === 'processing') noteEnqueued(db, 'images')
  return result.numUpdatedRows > 0n
}
