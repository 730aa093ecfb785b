import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Deps } from '#server/deps.ts'
import { forgetUnnamedUploads } from '#server/modules/catalogue/images/unnamed-uploads.ts'
import { imagesOfStore } from '#server/records/images/images.repo.ts'
import { shareImagesOf } from '#server/records/publications/share-images.repo.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { readUnused, type UnusedMedia, WHOLE_STORE } from './unused-media.ts'

/** Age below which files are kept. They are written before their row, so an upload may be under way. */
const UPLOAD_GRACE_MS = 600_000
/** Time between sweeps of all stores. */
const EVERY_STORE_MS = 86_400_000
/** Days to keep the media of a store without a row. The database may be wrong. */
export const STORELESS_DAYS = 7
/** Name of a store's or an image's folder: a UUIDv7, whose first 48 bits are the time. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns when a store or an image was created, in milliseconds since 1970. */
const timeOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

/** Tells which media the kept versions of pages show. */
interface PublishedVersions {
  /** Returns ids of images and `share/{hash}.jpg`. `undefined` while a version cannot be read. */
  shownImages(storeId: string): string[] | undefined | Promise<string[] | undefined>
}

type MediaSweepDeps = Pick<Deps, 'db' | 'writes' | 'media' | 'clock' | 'backups'>

/**
 * Removes media that no product, store or kept version of its pages uses, so that rollbacks and open pages still find
 * theirs. Files named in a kept backup stay as long as the backup.
 */
export const createMediaSweep = (deps: MediaSweepDeps, published: PublishedVersions) => {
  const { db, media, clock } = deps
  /** Stores to sweep, and when. At start-up all stores with files, since a crash may have left some without a row. */
  const waiting = new Map<string, number>()
  let nextOfAll = Number.NEGATIVE_INFINITY

  const addAll = async (now: number) => {
    for (const { name } of await media.list('')) if (ID.test(name)) waiting.set(name, now)
    nextOfAll = now + EVERY_STORE_MS
  }

  const isYoung = (written: number) => clock.now().getTime() - written < UPLOAD_GRACE_MS

  /** Whether a kept backup was made between the creation of `id` and `until`. */
  const isInBackup = (id: string, until: string): boolean => {
    const from = new Date(timeOf(id)).toISOString()
    return deps.backups.moments().some((moment) => moment >= from && moment <= until)
  }

  const sweepStoreless = async (storeId: string) => {
    const unused = await readUnused(media, storeId)
    const since = unused.since(WHOLE_STORE, clock.now().toISOString())
    const days = (clock.now().getTime() - Date.parse(since)) / 86_400_000
    if (days >= STORELESS_DAYS && !isInBackup(storeId, since)) await media.removeFolder(storeId)
    else await unused.save()
  }

  /** Returns ids of used images and `share/{hash}.jpg`. `undefined` while a kept version cannot be read. */
  const usedOf = async (storeId: string): Promise<Set<string> | undefined> => {
    const used = new Set((await imagesOfStore(db, storeId)).map((image) => image.id))
    for (const hash of Object.values(await shareImagesOf(db, storeId))) used.add(`share/${hash}.jpg`)
    const shown = await published.shownImages(storeId)
    for (const name of shown ?? []) used.add(name)
    return shown && used
  }

  const lookAgainAt = (storeId: string) => waiting.set(storeId, clock.now().getTime() + UPLOAD_GRACE_MS)

  const sweepImages = async (storeId: string, used: Set<string>, unused: UnusedMedia) => {
    const now = clock.now().toISOString()
    for (const { name } of await media.list(storeId)) {
      if (!ID.test(name)) continue
      if (used.has(name)) unused.forget(name)
      else if (isYoung(timeOf(name))) lookAgainAt(storeId)
      else if (!isInBackup(name, unused.since(name, now))) {
        await media.removeFolder(`${storeId}/${name}`)
        unused.forget(name)
      }
    }
  }

  const sweepShares = async (storeId: string, used: Set<string>) => {
    for (const { name, file } of await media.list(`${storeId}/share`)) {
      if (used.has(`share/${name}`)) continue
      if (file && isYoung(file.written.getTime())) lookAgainAt(storeId)
      else await media.remove(`${storeId}/share/${name}`)
    }
  }

  const sweepStore = async (storeId: string) => {
    await forgetUnnamedUploads(deps, storeId)
    const unused = await readUnused(media, storeId)
    unused.forget(WHOLE_STORE)
    const used = await usedOf(storeId)
    if (used) {
      await sweepImages(storeId, used, unused)
      await sweepShares(storeId, used)
    }
    await unused.save()
  }

  const sweepOne: IdleTask = async () => {
    const now = clock.now().getTime()
    if (now >= nextOfAll) await addAll(now)
    const storeId = [...waiting].find(([, due]) => due <= now)?.[0]
    if (storeId === undefined) return false
    waiting.delete(storeId)
    if (await findStoreById(db, storeId)) await sweepStore(storeId)
    else await sweepStoreless(storeId)
    return true
  }

  return {
    /** Sweeps a store in the next quiet moment. */
    add: (storeId: string) => void waiting.set(storeId, Number.NEGATIVE_INFINITY),
    sweepOne,
  }
}
