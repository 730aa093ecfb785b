import { failedTry } from '#server/background/failed-try.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import type { DerivedFile } from '#server/image-process/derive.ts'
import { ImagesBusy, UnreadableImage } from '#server/image-process/image-process.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { createTableQueue } from '#server/queue/table-queue.ts'
import { workOff } from '#server/queue/work-off.ts'
import type { WorkQueue } from '#server/queue/work-queue.ts'
import { writeDerived } from '#server/records/images/image-files.ts'
import {
  countUnprocessed,
  hasImageWithoutAvif,
  hasUnprocessed,
  type ImageRow,
  nextWithoutAvif,
  updateImage,
} from '#server/records/images/images.repo.ts'
import {
  enqueueFormsPublish,
  enqueueImagePublish,
  enqueuePublish,
} from '#server/records/publications/enqueue-publish.ts'
import { failImage, imageWork, nextToDerive, triesOf } from './image-work.ts'
import { imageFolder, originalOf } from './images.service.ts'

const POLL_MS = 5_000

/**
 * Derives an image's sizes from its original. Returns what changes in its row; `failed` when it cannot be decoded. Rejects when the server is
 * at fault, as with a full disk.
 */
export const deriveFiles = async (
  deps: Pick<Deps, 'log' | 'media' | 'imageProcess'>,
  image: ImageRow,
): Promise<Partial<ImageRow>> => {
  try {
    const original = await originalOf(deps, image)
    const pixels = image.width * image.height
    const task = { kind: 'derive', original, maxWidth: image.max_width, pixels } as const
    const { files: made, widths, ...derived } = await deps.imageProcess.run(image.store_id, task)
    const files = await writeDerived(deps, imageFolder(image), made)
    return { ...derived, widths, files, status: 'ready' }
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error
    deps.log.warn({ err: error, image: image.id }, 'image could not be processed')
    return { status: 'failed' }
  }
}

/** Records what came of an image's AVIF. The last of a store's images enqueues one publication for all of them, and for its new share images. */
const recordAvif = (deps: Deps, { id, store_id }: ImageRow, change: Partial<ImageRow>): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store_id)
    await updateImage(trx, id, change)
    if (await hasImageWithoutAvif(trx, store_id)) return
    // The last of its images to get its sizes publishes the store.
    if ((await countUnprocessed(trx, store_id)) > 0) return
    await enqueueFormsPublish(trx, deps.clock, store_id)
  })

/**
 * Adds AVIF to one image that has none; slow, so it is an idle task, and none while anybody's image waits for its sizes. Pages offer it from
 * their next publication on, which this enqueues: `makeShareImage` makes what that is to show besides, and says whether it did anything.
 */
export const addAvif =
  (deps: Deps, makeShareImage: (storeId: string) => Promise<boolean>): IdleTask =>
  async () => {
    const image = (await hasUnprocessed(deps.db)) ? undefined : await nextWithoutAvif(deps.db)
    if (!image) return false
    const drawn = await makeShareImage(image.store_id).catch((error) => {
      deps.log.warn({ err: error, store: image.store_id }, 'no share image')
      return false
    })
    if (drawn) return true
    const made: DerivedFile[] = []
    try {
      const original = await originalOf(deps, image)
      // One at a time, so that no other store's image waits for all of them.
      for (const width of image.widths) {
        made.push(await deps.imageProcess.run(image.store_id, { kind: 'avif', original, width }))
      }
    } catch (error) {
      // Somebody's image has its place: it is tried again.
      if (error instanceof ImagesBusy) return true
      if (error instanceof ObjectStoreAway) throw error
      // Without AVIF the page is only a little heavier; the image is not tried for ever.
      deps.log.warn({ err: error, image: image.id }, 'no AVIF for this image')
      await recordAvif(deps, image, { avif: -1 })
      return true
    }
    const files = { ...image.files, ...(await writeDerived(deps, imageFolder(image), made)) }
    await recordAvif(deps, image, { avif: 1, files })
    return true
  }

/** Has a store be published that has one image less to wait for: now after its last one, within seconds while others follow. */
const publishFor = async (trx: Transaction, { clock }: Deps, storeId: string) => {
  const following = await countUnprocessed(trx, storeId)
  if (following > 0) await enqueueImagePublish(trx, clock, storeId, following)
  else await enqueuePublish(trx, clock, storeId)
}

/**
 * Turns originals into the sizes pages use, one at a time, and publishes the store when its last one is ready, or within seconds while others
 * follow. Of several processes each does what the `queue` gives it: an image of a store that no other is at work on.
 */
export const startImageWorker = (
  deps: Deps,
  queue: WorkQueue = createTableQueue(deps, imageWork(deps.imageProcess)),
): Loop => {
  const derive = async (image: ImageRow) => {
    try {
      const change = await deriveFiles(deps, image)
      // Of an image that was given up meanwhile nothing is recorded. Its files are the media sweep's, which follows the publication and knows
      // what backups name; those of a deleted store go with that publication.
      await write(deps, async (trx) => {
        await lock(trx, 'store', image.store_id)
        await updateImage(trx, image.id, change)
        await publishFor(trx, deps, image.store_id)
        await queue.settle(trx, image.store_id)
      })
    } catch (error) {
      await write(deps, async (trx) => {
        // That many others wait is no fault of this one: it comes again soon, however often that is so.
        const before = error instanceof ImagesBusy ? 0 : await triesOf(trx, image.id)
        const failed = failedTry(before, error, deps.clock.now())
        const { attempts, failed_at } = failed
        deps.log.error({ err: error, image: image.id, attempts, givenUp: failed_at !== null }, 'image not recorded')
        await lock(trx, 'store', image.store_id)
        await failImage(trx, image.id, failed)
        if (failed_at) await publishFor(trx, deps, image.store_id)
        await queue.settle(trx, image.store_id)
      })
    }
  }

  return startLoop({
    // None of them can be read while the media are away: the wait of each need not grow.
    pass: async () =>
      !deps.media.away() &&
      (await workOff(queue, 1, async ([storeId = '']) => {
        const image = await nextToDerive(deps.db, storeId, deps.clock.now().toISOString())
        if (image) await derive(image)
      })),
    every: POLL_MS,
    onError: (error) => deps.log.error({ err: error }, 'image worker failed'),
  })
}
