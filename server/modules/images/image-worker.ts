import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Chore } from '#server/background/idle-tasks.ts'
import type { Deps, Worker } from '#server/deps.ts'
import { upsertJob } from '#server/modules/publications/publications.repo.ts'
import { publishing } from '#server/modules/publications/publications.service.ts'
import { bumpRevision } from '#server/modules/stores/stores.repo.ts'
import { deriveAvif, derivePicture } from './derive.ts'
import { hasPictureWithoutAvif, type ImageRow, nextUnprocessed, nextWithoutAvif, updateImage } from './images.repo.ts'
import { imageFolder } from './images.service.ts'

/** Seconds to wait after the 1st, 2nd … failed attempt; the last one repeats. */
const RETRY_SECONDS = [5, 30, 120, 600, 3600]
const POLL = 5_000

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
    return { ...derived, widths, status: 'ready' }
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
      for (const file of await deriveAvif(original, image.widths)) {
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

  // Pictures that could be derived but not recorded: each waits, longer every time, and holds up no other.
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
      const kept = await publishing(deps, store_id, (trx) => updateImage(trx, id, change))
      postponed.delete(id)
      if (!kept) await deps.media.remove(imageFolder(image))
    } catch (error) {
      const { attempts } = postponed.get(id) ?? { attempts: 0 }
      const wait = RETRY_SECONDS[Math.min(attempts, RETRY_SECONDS.length - 1)] ?? 3600
      deps.log.error({ err: error, image: id, attempts: attempts + 1 }, 'picture not recorded, will try again')
      postponed.set(id, { attempts: attempts + 1, until: deps.clock.now().getTime() + wait * 1000 })
    }
  }

  const deriveAll = async () => {
    for (let image = await next(); image && !stopped; image = await next()) await derive(image)
  }

  const wake = () => {
    running = running.then(deriveAll).catch((error) => deps.log.error({ err: error }, 'image worker failed'))
  }

  const timer = setInterval(wake, POLL)
  timer.unref()
  wake()
  return {
    wake,
    idle: () => running,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
