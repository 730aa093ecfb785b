import { type FailedTry, failedTry, PROCESS_ENDED } from '#server/background/failed-try.ts'
import type { Db } from '#server/db/database.ts'
import type { ImageProcess } from '#server/image-process/image-process.ts'
import type { Work } from '#server/queue/work-queue.ts'
import { findImage, type ImageRow, PROCESSING, updateImage } from '#server/records/images/images.repo.ts'

/** Images that wait to be derived, with what came of their last try. */
const waitingImages = (db: Db) =>
  db
    .selectFrom('images')
    .leftJoin('image_tries', 'image_tries.image_id', 'images.id')
    .where('images.status', '=', PROCESSING)

/** Those of them that may be tried now. */
const dueImages = (db: Db, now: string) =>
  waitingImages(db).where((image) =>
    image.or([image('image_tries.next_attempt_at', 'is', null), image('image_tries.next_attempt_at', '<=', now)]),
  )

/** The image of a store that is to be derived next. */
export const nextToDerive = async (db: Db, storeId: string, now: string): Promise<ImageRow | undefined> => {
  const ofStore = dueImages(db, now).select('images.id').where('store_id', '=', storeId)
  const next = await ofStore.orderBy('images.id').limit(1).executeTakeFirst()
  return next && findImage(db, next.id)
}

/** How often an image was tried. */
export const triesOf = async (db: Db, imageId: string): Promise<number> => {
  const tries = db.selectFrom('image_tries').select('attempts').where('image_id', '=', imageId)
  return (await tries.executeTakeFirst())?.attempts ?? 0
}

/** Records a try of an image that failed, for good perhaps; nothing of one that is gone. */
export const failImage = async (trx: Db, imageId: string, failed: FailedTry): Promise<void> => {
  if (!(await findImage(trx, imageId))) return
  if (failed.failed_at) await updateImage(trx, imageId, { status: 'failed' })
  await trx
    .insertInto('image_tries')
    .values({ image_id: imageId, ...failed })
    .onConflict((conflict) => conflict.column('image_id').doUpdateSet(failed))
    .execute()
}

/** Has images that were given up be derived after all, those that failed first first. Returns how many. */
export const retryFailedImages = async (trx: Db, _now: string, limit: number): Promise<number> => {
  const failed = trx.selectFrom('image_tries').select('image_id').where('failed_at', 'is not', null)
  const images = await failed.orderBy('failed_at').limit(limit).execute()
  for (const { image_id } of images) await updateImage(trx, image_id, { status: 'processing' })
  return images.length
}

/** Deriving images, a store's one after the other; on SQLite of the store that has had least done lately, else of each in turn. */
export const imageWork = ({ servedLately }: Pick<ImageProcess, 'servedLately'>): Work => ({
  queue: 'images',
  dueKeys: async (db, now, limit, held) => {
    const due = held.length > 0 ? dueImages(db, now).where('store_id', 'not in', held) : dueImages(db, now)
    const stores = await due
      .select(({ fn }) => ['store_id', fn.min('images.id').as('id')])
      .groupBy('store_id')
      .orderBy('id')
      .execute()
    const served = stores.map(({ store_id }) => ({ store_id, lately: servedLately(store_id) }))
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
