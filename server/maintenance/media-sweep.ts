import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Deps } from '#server/deps.ts'
import { imagesOfStore } from '#server/modules/images/images.repo.ts'
import { forgetUnnamedUploads } from '#server/modules/images/unnamed-uploads.ts'
import { shareImagesOf } from '#server/modules/publications/share-images.repo.ts'
import { findStoreById } from '#server/modules/stores/stores.repo.ts'
import type { PublishedFolder } from '../publish/files/published-folder.ts'

/** An image's files come before its row: younger ones may belong to an upload under way. */
const UPLOAD_GRACE_MS = 600_000
/** Every store is looked at so often, whatever happened to it. */
const EVERY_STORE_MS = 86_400_000
/** Media of a store without a row are kept for so long: it may be the database that is wrong. */
const STORELESS_DAYS = 7
/** In a folder that nothing uses: when that was first seen. */
const UNUSED_MARK = '.unused'
/** What folders of stores and images are called: UUIDv7, whose first 48 bits are the time. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

type MediaSweepDeps = Pick<Deps, 'db' | 'writes' | 'media' | 'clock' | 'backups'>

/**
 * Removes files of the media folder that no product, no store and no kept version of the pages shows any more, so that a rollback and a page
 * open in a buyer's browser still find theirs. What a kept backup names stays as long as it.
 */
export const createMediaSweep = (deps: MediaSweepDeps, folder: PublishedFolder) => {
  const { db, media, clock } = deps
  /** Stores to look at, and when: at the start all that have files, since a crash may have left some without a row. */
  const waiting = new Map<string, number>()
  let nextOfAll = Number.NEGATIVE_INFINITY

  const addAll = (now: number) => {
    nextOfAll = now + EVERY_STORE_MS
    for (const name of namesIn(media.path(''))) if (ID.test(name)) waiting.set(name, now)
  }

  const ageOf = (name: string) => clock.now().getTime() - statSync(media.path(name)).mtimeMs

  /** Since when nothing uses a folder, as far as this sweep has seen. A mark that is torn says nothing. */
  const unusedSince = (name: string): string => {
    const mark = media.path(join(name, UNUSED_MARK))
    const since = existsSync(mark) ? readFileSync(mark, 'utf8') : ''
    if (!Number.isNaN(Date.parse(since))) return since
    const now = clock.now().toISOString()
    writeFileSync(mark, now)
    return now
  }

  /** Whether a kept backup was made after this was (by its id) and before it was given up. */
  const isInBackup = (id: string, until: string): boolean => {
    const from = new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString()
    return deps.backups.moments().some((moment) => moment >= from && moment <= until)
  }

  const sweepStoreless = async (storeId: string) => {
    const since = unusedSince(storeId)
    const days = (clock.now().getTime() - Date.parse(since)) / 86_400_000
    if (days >= STORELESS_DAYS && !isInBackup(storeId, since)) await media.remove(storeId)
  }

  /**
   * What the store and the kept versions of its pages use: ids of images, and `share/{hash}.jpg`; `undefined` while a version cannot say it,
   * being damaged or of an earlier release.
   */
  const usedOf = async (storeId: string): Promise<Set<string> | undefined> => {
    const used = new Set((await imagesOfStore(db, storeId)).map((image) => image.id))
    for (const hash of Object.values(await shareImagesOf(db, storeId))) used.add(`share/${hash}.jpg`)
    for (const version of folder.versions(storeId)) {
      const contents = folder.contents(storeId, version)
      if (!contents) return undefined
      for (const name of contents.images) used.add(name)
    }
    return used
  }

  const sweepStore = async (storeId: string) => {
    await media.remove(`${storeId}/${UNUSED_MARK}`)
    await forgetUnnamedUploads(deps, storeId)
    const used = await usedOf(storeId)
    if (!used) return
    const images = namesIn(media.path(storeId)).filter((name) => ID.test(name))
    const shares = namesIn(media.path(`${storeId}/share`)).map((name) => `share/${name}`)
    for (const name of [...images, ...shares]) {
      const place = `${storeId}/${name}`
      const image = ID.test(name)
      if (used.has(name)) {
        if (image) await media.remove(`${place}/${UNUSED_MARK}`)
      } else if (ageOf(place) < UPLOAD_GRACE_MS) {
        waiting.set(storeId, clock.now().getTime() + UPLOAD_GRACE_MS)
      } else if (!image || !isInBackup(name, unusedSince(place))) {
        await media.remove(place)
      }
    }
  }

  const sweepOne: IdleTask = async () => {
    const now = clock.now().getTime()
    if (now >= nextOfAll) addAll(now)
    const storeId = [...waiting].find(([, due]) => due <= now)?.[0]
    if (storeId === undefined) return false
    waiting.delete(storeId)
    if (await findStoreById(db, storeId)) await sweepStore(storeId)
    else await sweepStoreless(storeId)
    return true
  }

  return {
    /** Has a store's files looked through as soon as there is a quiet moment. */
    add: (storeId: string) => void waiting.set(storeId, Number.NEGATIVE_INFINITY),
    sweepOne,
  }
}

const namesIn = (place: string): string[] => {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}
