import { failedTry } from '#server/background/failed-try.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import type { DerivedFile } from '#server/image-process/derive.ts'
import { UnreadableImage } from '#server/image-process/image-child.ts'
import { ImagesBusy } from '#server/image-process/image-process.ts'
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
 * Derives an image's sizes from its original. Returns the changes of its row, `failed` when it cannot be decoded.
 * Rejects for faults of the server, e.g. a full disk.
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

/** Records an image's AVIF. After the store's last one, enqueues one publication for all. */
const recordAvif = (deps: Deps, { id, store_id }: ImageRow, change: Partial<ImageRow>): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store_id)
    await updateImage(trx, id, change)
    if (await hasImageWithoutAvif(trx, store_id)) return
    // Leaves the publication to the image worker while images wait for their sizes.
    if ((await countUnprocessed(trx, store_id)) > 0) return
    await enqueueFormsPublish(trx, deps.clock, store_id)
  })

/**
 * Adds AVIF to one image that has none. Slow, so it runs only while no image waits for its sizes.
 * Calls `makeShareImage` first, which returns whether it did anything, so that the publication shows both.
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
      // Makes one size per task, so that images of other stores come in between.
      for (const width of image.widths) {
        made.push(await deps.imageProcess.run(image.store_id, { kind: 'avif', original, width }))
      }
    } catch (error) {
      // Yields to a waiting upload and tries again later.
      if (error instanceof ImagesBusy) return true
      if (error instanceof ObjectStoreAway) throw error
      // Abandons this AVIF. The page is only a little heavier without it.
      deps.log.warn({ err: error, image: image.id }, 'no AVIF for this image')
      await recordAvif(deps, image, { avif: -1 })
      return true
    }
    const files = { ...image.files, ...(await writeDerived(deps, imageFolder(image), made)) }
    await recordAvif(deps, image, { avif: 1, files })
    return true
  }

/** Publishes a store after an image: now after its last one, within seconds while others follow. */
const publishFor = async (trx: Transaction, { clock }: Deps, storeId: string) => {
  const following = await countUnprocessed(trx, storeId)
  if (following > 0) await enqueueImagePublish(trx, clock, storeId, following)
  else await enqueuePublish(trx, clock, storeId)
}

/**
 * Derives the sizes that pages use, one image at a time, and publishes the store.
 * With several processes, each derives images only of stores the `queue` assigns to it.
 */
export const startImageWorker = (
  deps: Deps,
  queue: WorkQueue = createTableQueue(deps, imageWork(deps.imageProcess)),
): Loop => {
  const derive = async (image: ImageRow) => {
    try {
      const change = await deriveFiles(deps, image)
      // Records nothing for an image that was deleted. The media sweep, which knows what backups name, removes its
      // files; the publication of a deleted store removes its own.
      await write(deps, async (trx) => {
        await lock(trx, 'store', image.store_id)
        await updateImage(trx, image.id, change)
        await publishFor(trx, deps, image.store_id)
        await queue.settle(trx, image.store_id)
      })
    } catch (error) {
      await write(deps, async (trx) => {
        // Counts no try when the process was merely busy, so the image is retried soon.
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
    // Tries nothing while the media store is away, so that delays do not grow.
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
