import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { sendNow } from '#server/queue/send-work.ts'
import { type ImageFiles, imageFiles } from './image-files.ts'
import type { ImagesTable } from './images.table.ts'

/** An image as read; `widths` in pixels, smallest first. */
export type ImageRow = Omit<Selectable<ImagesTable>, 'widths' | 'files'> & { widths: number[]; files: ImageFiles }

const widthsOf = jsonColumn(z.array(z.number()), [])

/** A literal, not a parameter, so that the partial index of waiting images is used. */
export const PROCESSING = sql.lit<ImageRow['status']>('processing')

const toImage = (row: Selectable<ImagesTable>): ImageRow => ({
  ...row,
  widths: widthsOf(row.widths),
  files: imageFiles(row.files),
})

export const insertImages = async (trx: Transaction, images: ImageRow[]): Promise<void> => {
  if (images.length === 0) return
  const rows = images.map((image) => ({
    ...image,
    widths: JSON.stringify(image.widths),
    files: JSON.stringify(image.files),
  }))
  await trx.insertInto('images').values(rows).execute()
  await enqueueImages(
    trx,
    images.map(({ store_id }) => store_id),
  )
}

/** Enqueues the waiting images of some stores. */
const enqueueImages = async (trx: Db, storeIds: string[]): Promise<void> => {
  for (const storeId of new Set(storeIds)) await sendNow(trx, 'images', storeId)
  noteEnqueued(trx, 'images')
}

const ofStore = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('images').selectAll().where('store_id', '=', storeId).orderBy('position'),
)

export const imagesOfStore = async (db: Db, storeId: string): Promise<ImageRow[]> =>
  (await ofStore(db, { storeId })).rows.map(toImage)

const SHOWN = [
  ...(['id', 'store_id', 'role', 'product_id', 'status'] as const),
  ...(['width', 'height', 'widths', 'color', 'avif'] as const),
] as const

/** All that a page needs of an image. */
export type ShownImage = Pick<ImageRow, (typeof SHOWN)[number]>

const shownOfStore = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('images').select(SHOWN).where('store_id', '=', storeId).orderBy('position'),
)

/** Returns a store's images without what pages do not need: parsing their list of files took most of a save's read. */
export const shownImagesOfStore = async (db: Db, storeId: string): Promise<ShownImage[]> => {
  // Nearly all images have the same widths.
  const known = new Map<string, number[]>()
  return (await shownOfStore(db, { storeId })).rows.map((row) => {
    const widths = known.get(row.widths) ?? widthsOf(row.widths)
    known.set(row.widths, widths)
    return { ...row, widths }
  })
}

export const imagesOfProducts = async (db: Db, productIds: string[]): Promise<ImageRow[]> => {
  if (productIds.length === 0) return []
  const query = db.selectFrom('images').selectAll().where('product_id', 'in', productIds).orderBy('position')
  return (await query.execute()).map(toImage)
}

export const findImages = async (db: Db, ids: string[]): Promise<ImageRow[]> => {
  if (ids.length === 0) return []
  return (await db.selectFrom('images').selectAll().where('id', 'in', ids).execute()).map(toImage)
}

export const findImage = async (db: Db, id: string): Promise<ImageRow | undefined> => (await findImages(db, [id]))[0]

export const deleteImage = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('images').where('id', '=', id).execute()
}

/** Returns ready images after an id, in id order. */
export const readyImagesAfter = async (db: Db, id: string, limit: number): Promise<ImageRow[]> => {
  const query = db.selectFrom('images').selectAll().where('status', '=', 'ready').where('id', '>', id)
  return (await query.orderBy('id').limit(limit).execute()).map(toImage)
}

/** Returns the next ready image without AVIF. */
export const nextWithoutAvif = async (db: Db): Promise<ImageRow | undefined> => {
  const lacking = db
    .selectFrom('images')
    .selectAll()
    .where('status', '=', sql.lit<ImageRow['status']>('ready'))
    .where('avif', '=', sql.lit(0))
  const row = await lacking.orderBy('id').limit(1).executeTakeFirst()
  return row && toImage(row)
}

/** Whether any image waits to be derived. */
export const hasUnprocessed = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('images').select('id').where('status', '=', PROCESSING).limit(1).executeTakeFirst()) !==
  undefined

/** Counts a store's images that wait to be derived. */
export const countUnprocessed = async (db: Db, storeId: string): Promise<number> => {
  const { waiting } = await db
    .selectFrom('images')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('store_id', '=', storeId)
    .where('status', '=', PROCESSING)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

/** Whether a store has a ready image without AVIF. */
export const hasImageWithoutAvif = async (db: Db, storeId: string): Promise<boolean> =>
  (await db
    .selectFrom('images')
    .select('id')
    .where('store_id', '=', storeId)
    .where('status', '=', 'ready')
    .where('avif', '=', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Records derived files. Returns false if the image has been removed by now. */
export const updateImage = async (
  db: Db,
  id: string,
  { widths, files, ...change }: Partial<ImageRow>,
): Promise<boolean> => {
  const updated = await db
    .updateTable('images')
    .set({
      ...change,
      ...(widths && { widths: JSON.stringify(widths) }),
      ...(files && { files: JSON.stringify(files) }),
    })
    .where('id', '=', id)
    .returning('store_id')
    .executeTakeFirst()
  if (!updated) return false
  if (change.status) await db.deleteFrom('image_tries').where('image_id', '=', id).execute()
  if (change.status === 'processing') await enqueueImages(db, [updated.store_id])
  return true
}
