import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Deps, Worker } from '#server/deps.ts'
import { upsertJob } from '#server/modules/publications/publications.repo.ts'
import { publishing } from '#server/modules/publications/publications.service.ts'
import { bumpRevision } from '#server/modules/stores/stores.repo.ts'
import type { Chore } from '#server/publish/chores.ts'
import { deriveAvif, derivePicture } from './derive.ts'
import { hasPictureWithoutAvif, type ImageRow, nextUnprocessed, nextWithoutAvif, updateImage } from './images.repo.ts'
import { imageFolder } from './images.service.ts'

/** Turns originals into the sizes pages use, one at a time, and publishes the store when one is ready. */
export interface ImageWorker extends Worker {
  /** Resolves when nothing waits to be derived. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Derives a picture's sizes from its original. Gives what changes in its row; `failed` when it cannot be decoded. */
export const deriveFiles = async (deps: Pick<Deps, 'log' | 'media'>, image: ImageRow): Promise<Partial<ImageRow>> => {
  try {
    const original = await readFile(deps.media.path(`${imageFolder(image)}/original`))
    const { files, widths, ...derived } = await derivePicture(original, image.max_width)
    for (const file of files) await deps.media.write(`${imageFolder(image)}/${file.name}`, file.bytes)
    return { ...derived, widths: JSON.stringify(widths), status: 'ready' }
  } catch (error) {
    deps.log.warn({ err: error, image: image.id }, 'picture could not be processed')
    return { status: 'failed' }
  }
}

/** Adds AVIF to one picture that has none; slow, so it is a chore. Pages offer it from their next publication on, which this orders. */
export const addAvif =
  (deps: Deps): Chore =>
  async () => {
    const image = await nextWithoutAvif(deps.db)
    if (!image) return false
    try {
      const original = await readFile(deps.media.path(`${imageFolder(image)}/original`))
      for (const file of await deriveAvif(original, JSON.parse(image.widths))) {
        await deps.media.write(`${imageFolder(image)}/${file.name}`, file.bytes)
      }
    } catch (error) {
      // Without AVIF the page is only a little heavier; the picture is not tried for ever.
      deps.log.warn({ err: error, image: image.id }, 'no AVIF for this picture')
      await updateImage(deps.db, image.id, { avif: -1 })
      return true
    }
    await deps.db.transaction().execute(async (trx) => {
      await updateImage(trx, image.id, { avif: 1 })
      // One publication for all of a store's pictures, when the last is done.
      if (await hasPictureWithoutAvif(trx, image.store_id)) return
      await bumpRevision(trx, image.store_id)
      await upsertJob(trx, image.store_id, deps.clock.now().toISOString(), { background: true })
    })
    deps.publisher.wake()
    return true
  }

export const startImageWorker = (deps: Deps): ImageWorker => {
  // One core for pictures: the other answers buyers.
  sharp.concurrency(1)
  sharp.cache(false)
  let stopped = false
  let running: Promise<void> = Promise.resolve()

  const deriveAll = async () => {
    for (let image = await nextUnprocessed(deps.db); image && !stopped; image = await nextUnprocessed(deps.db)) {
      const { id, store_id } = image
      const change = await deriveFiles(deps, image)
      const kept = await publishing(deps, store_id, (trx) => updateImage(trx, id, change))
      if (!kept) await deps.media.remove(imageFolder(image))
    }
  }

  const wake = () => {
    running = running.then(deriveAll).catch((error) => deps.log.error({ err: error }, 'image worker failed'))
  }

  wake()
  return {
    wake,
    idle: () => running,
    stop: async () => {
      stopped = true
      await running
    },
  }
}
