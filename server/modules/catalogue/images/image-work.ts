import { type FailedTry, failedTry, PROCESS_ENDED } from '#server/background/failed-try.ts'
import type { Db } from '#server/db/database.ts'
import type { ImageProcess } from '#server/image-process/image-process.ts'
import type { Work } from '#server/queue/work-queue.ts'
import { findImage, type ImageRow, PROCESSING, updateImage } from '#server/records/images/images.repo.ts'

/** Images waiting to be derived, joined with their last try. */
const waitingImages = (db: Db) =>
  db
    .selectFrom('images')
    .leftJoin('image_tries', 'image_tries.image_id', 'images.id')
    .where('images.status', '=', PROCESSING)

/** Waiting images whose next try is due. */
const dueImages = (db: Db, now: string) =>
  waitingImages(db).where((image) =>
    image.or([image('image_tries.next_attempt_at', 'is', null), image('image_tries.next_attempt_at', '<=', now)]),
  )

/** Returns a store's next image to derive. */
export const nextToDerive = async (db: Db, storeId: string, now: string): Promise<ImageRow | undefined> => {
  const ofStore = dueImages(db, now).select('images.id').where('store_id', '=', storeId)
  const next = await ofStore.orderBy('images.id').limit(1).executeTakeFirst()
  return next && findImage(db, next.id)
}

/** Returns the number of failed tries of an image. */
export const triesOf = async (db: Db, imageId: string): Promise<number> => {
  const tries = db.selectFrom('image_tries').select('attempts').where('image_id', '=', imageId)
  return (await tries.executeTakeFirst())?.attempts ?? 0
}

/** Records a failed try, the final one when `failed_at` is set. Ignores a deleted image. */
export const failImage = async (trx: Db, imageId: string, failed: FailedTry): Promise<void> => {
  if (!(await findImage(trx, imageId))) return
  if (failed.failed_at) await updateImage(trx, imageId, { status: 'failed' })
  await trx
    .insertInto('image_tries')
    .values({ image_id: imageId, ...failed })
    .onConflict((conflict) => conflict.column('image_id').doUpdateSet(failed))
    .execute()
}

/** Retries abandoned images, oldest failure first. Returns how many. */
export const retryFailedImages = async (trx: Db, _now: string, limit: number): Promise<number> => {
  const failed = trx.selectFrom('image_tries').select('image_id').where('failed_at', 'is not', null)
  const images = await failed.orderBy('failed_at').limit(limit).execute()
  for (const { image_id } of images) await updateImage(trx, image_id, { status: 'processing' })
  return images.length
}

/** Work of deriving images, one at a time per store. On SQLite least served stores come first, else each in turn. */
export const imageWork = (images: Pick<ImageProcess, 'servedLately'>): Work => ({
  queue: 'images',
  dueKeys: async (db, now, limit, held) => {
    const due = held.length > 0 ? dueImages(db, now).where('store_id', 'not in', held) : dueImages(db, now)
    const stores = await due
      .select(({ fn }) => ['store_id', fn.min('images.id').as('id')])
      .groupBy('store_id')
      .orderBy('id')
      .execute()
    const served = stores.map(({ store_id }) => ({ store_id, lately: images.servedLately(store_id) }))
    return served
      .sort((a, b) => a.lately - b.lately)
      .slice(0, limit)
      .map(({ store_id }) => store_id)
  },
  duesOf: async (db, storeIds) => {
    const stores = await waitingImages(db)
      .select(({ fn }) => [
        'store_id as key',
        fn.min(fn.coalesce('image_tries.next_attempt_at', 'images.created_at')).as('at'),
      ])
      .where('store_id', 'in', storeIds)
      .groupBy('store_id')
      .execute()
    return stores.map(({ key, at }) => ({ key, at, priority: 0 }))
  },
  waitingKeys: async (db, limit) => {
    const stores = waitingImages(db).select('store_id').distinct().limit(limit)
    return (await stores.execute()).map(({ store_id }) => store_id)
  },
  failLost: async (trx, storeId, now) => {
    const image = await nextToDerive(trx, storeId, now.toISOString())
    if (image) await failImage(trx, image.id, failedTry(await triesOf(trx, image.id), PROCESS_ENDED, now))
  },
})
