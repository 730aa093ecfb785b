import { startLoop } from '#server/background/loop.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { listenTo } from '#server/db/postgres/announcements.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { createFileCache } from '#server/ports/media/file-cache.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { type BuildAssets, keepAssets, sharedAssets } from '#server/publish/keep-assets.ts'
import { PublishedObjects } from '#server/publish/objects/published-objects.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { listPublications } from '#server/records/publications/publications.repo.ts'
import {
  SHOWN,
  type ShownVersion,
  SOON,
  shownVersion,
  waitsToBeShown,
} from '#server/records/publications/shown-versions.repo.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { pagesInObjectStore } from '#server/site/pages-in-object-store.ts'
import { type PublishedPages, pagesInFolder } from '#server/site/published-pages.ts'
import { createShownVersions } from '#server/site/shown-versions.ts'

/** Bytes of cached pages from an object store: 10,000 shops. */
export const CACHE_BYTES = 2 * 1024 ** 3
/** Pause before assets are sent again after a failure. */
const SEND_AGAIN_MS = 5_000

/** Published pages and build assets of a process. */
export interface Pages {
  /** Answers buyers. */
  published: PublishedPages
  assets: BuildAssets
  /** Where versions are built and kept: a folder's path, or an object store. */
  place: string | Bucket
  /** The folder of published pages; empty with an object store. */
  folder: PublishedFolder
  /** The object store of pages. */
  objects?: PublishedObjects
  /** Returns the home page of a kept version, or `undefined`. */
  kept(storeId: string, version: number): string | undefined | Promise<string | undefined>
  /** `away`: unvisited pages cannot be shown. `behind`: shown pages may be outdated. Absent without an object store. */
  state?(): 'ok' | 'away' | 'behind'
  stop(): Promise<void>
}

type PagesOptions = Pick<Deps, 'config' | 'db' | 'writes' | 'clock' | 'log'>

/** Pages in the data folder of the only process. */
const inFolder = (config: Config): Pages => {
  const paths = dataPaths(config)
  const folder = new PublishedFolder(paths.published)
  return {
    published: pagesInFolder(folder),
    assets: keepAssets(paths.assets),
    place: paths.published,
    folder,
    kept: (storeId, version) => folder.homePage(storeId, version),
    stop: async () => {},
  }
}

/** Returns the version at an address. Rejects with `ObjectStoreAway` while it is still moving from a folder. */
const readShown = async (db: Db, slug: string): Promise<ShownVersion | undefined> => {
  const version = await shownVersion(db, slug)
  if (!version && (await waitsToBeShown(db, slug)))
    throw new ObjectStoreAway(`The store at ${slug} is not in the object store yet`)
  return version
}

/** Pages in an object store, cached in the data folder, for one of several processes. */
const inObjectStore = async ({ config, db, writes, clock, log }: PagesOptions, bucket: Bucket): Promise<Pages> => {
  const paths = dataPaths(config)
  const { openObjectStore } = await import('#server/ports/object-store.ts')
  const store = openObjectStore(bucket)
  const cache = createFileCache(paths.publishedCache, CACHE_BYTES)
  cache.open()
  const objects = new PublishedObjects(store, cache)
  const announcements =
    config.postgres && config.role === 'web'
      ? listenTo(config.postgres, SHOWN, (told) =>
          told.startsWith(SOON) ? versions.changing(told.slice(SOON.length)) : versions.changed(told),
        )
      : undefined
  const versions = createShownVersions({
    readOne: (slug) => readShown(db, slug),
    ...(announcements ? { announcements } : {}),
  })
  const published = pagesInObjectStore({
    objects,
    versions,
    onLost: (storeId, what) => {
      log.error({ store: storeId, what }, 'a page is lost; all of its store are made again')
      write({ writes }, (trx) => enqueueRepublish(trx, clock, [storeId], { force: true })).catch((error) =>
        log.error({ err: error, store: storeId }, 'pages could not be enqueued'),
      )
    },
  })
  const assets = sharedAssets(keepAssets(paths.assets), store)
  let sent = false
  const sending = startLoop({
    pass: async () => {
      if (!sent) await assets.send()
      sent = true
      return false
    },
    every: SEND_AGAIN_MS,
    onError: (error) => log.warn({ err: error }, 'the assets of this build could not be shared yet'),
  })
  // Uploads this build's assets before its pages are shown.
  await sending.idle()

  return {
    published,
    assets,
    place: bucket,
    folder: new PublishedFolder(paths.published),
    objects,
    kept: async (storeId, version) => {
      const kept = (await listPublications(db, storeId)).find((publication) => publication.version === version)
      if (!kept?.manifest) return undefined
      const bytes = await published.read({ storeId, name: kept.manifest }, 'index.html', '')
      return bytes && Buffer.from(bytes).toString()
    },
    state: () => (store.away() ? 'away' : versions.behind() ? 'behind' : 'ok'),
    stop: async () => {
      await sending.stop()
      await announcements?.stop()
    },
  }
}

/** Opens published pages for a process of this role. */
export const openPages = async (options: PagesOptions): Promise<Pages> => {
  const { role, objectStore } = options.config
  return role === 'all' || !objectStore ? inFolder(options.config) : inObjectStore(options, objectStore)
}
