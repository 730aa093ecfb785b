import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { backoff } from '#server/background/backoff.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { changeAndPublish, enqueuePublish } from '#server/modules/publications/publications.service.ts'
import { deriveAvif, deriveImage } from './derive.ts'
import { hasImageWithoutAvif, type ImageRow, nextUnprocessed, nextWithoutAvif, updateImage } from './images.repo.ts'
import { imageFolder } from './images.service.ts'

const POLL_MS = 5_000

/** Derives a picture's sizes from its original. Returns what changes in its row; `failed` when it cannot be decoded. */
export const deriveFiles = async (deps: Pick<Deps, 'log' | 'media'>, image: ImageRow): Promise<Partial<ImageRow>> => {
  try {
    const original = await readFile(deps.media.path(`${imageFolder(image)}/original`))
    const { files, widths, ...derived } = await deriveImage(original, image.max_width)
    for (const file of files) await deps.media.write(`${imageFolder(image)}/${file.name}`, file.bytes)
    return { ...derived, widths, status: 'ready' }
  } catch (error) {
    deps.log.warn({ err: error, image: image.id }, 'image could not be processed')
    return { status: 'failed' }
  }
}

/** Adds AVIF to one picture that has none; slow, so it is an idle task. Pages offer it from their next publication on, which this enqueues. */
export const addAvif =
  (deps: Deps): IdleTask =>
  async () => {
    const image = await nextWithoutAvif(deps.db)
    if (!image) return false
    try {
      const original = await readFile(deps.media.path(`${imageFolder(image)}/original`))
      for (const file of await deriveAvif(original, image.widths)) {
        await deps.media.write(`${imageFolder(image)}/${file.name}`, file.bytes)
      }
    } catch (error) {
      // Without AVIF the page is only a little heavier; the picture is not tried for ever.
      deps.log.warn({ err: error, image: image.id }, 'no AVIF for this picture')
      await updateImage(deps.db, image.id, { avif: -1 })
      return true
    }
    await write(deps, async (trx) => {
      await updateImage(trx, image.id, { avif: 1 })
      // One publication for all of a store's images, when the last is done.
      if (await hasImageWithoutAvif(trx, image.store_id)) return
      await enqueuePublish(trx, deps.clock, image.store_id, { background: true })
    })
    return true
  }

/** Turns originals into the sizes pages use, one at a time, and publishes the store when one is ready. */
export const startImageWorker = (deps: Deps): Loop => {
  // One core for images: the other answers buyers.
  sharp.concurrency(1)
  sharp.cache(false)

  // Images that could be derived but not recorded: each waits, longer every time, and holds up no other.
  const postponed = new Map<string, { attempts: number; until: number }>()

  const next = () => {
    const now = deps.clock.now().getTime()
    return nextUnprocessed(
      deps.db,
      [...postponed].filter(([, { until }]) => until > now).map(([id]) => id),
    )
  }

  const derive = async (image: ImageRow) => {
    const { id, store_id } = image
    try {
      const change = await deriveFiles(deps, image)
      const kept = await changeAndPublish(deps, store_id, (trx) => updateImage(trx, id, change))
      postponed.delete(id)
      if (!kept) await deps.media.remove(imageFolder(image))
    } catch (error) {
      const attempts = (postponed.get(id)?.attempts ?? 0) + 1
      deps.log.error({ err: error, image: id, attempts }, 'image not recorded, will try again')
      postponed.set(id, { attempts, until: deps.clock.now().getTime() + backoff(attempts) })
    }
  }

  return startLoop({
    pass: async () => {
      const image = await next()
      if (image) await derive(image)
      return image !== undefined
    },
    every: POLL_MS,
    onError: (error) => deps.log.error({ err: error }, 'image worker failed'),
  })
}
