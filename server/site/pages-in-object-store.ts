import { LRUCache } from 'lru-cache'
import { DamagedObject, ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { ENCODINGS } from '#server/publish/files/damaged-files.ts'
import type { PublishedObjects } from '#server/publish/objects/published-objects.ts'
import type { ShownVersion } from '#server/records/publications/shown-versions.repo.ts'
import type { PublishedPages, PublishedVersion } from './published-pages.ts'
import type { ShownVersions } from './shown-versions.ts'

/** Milliseconds in which lost files of one store are reported once. */
const TELL_AGAIN_MS = 600_000
const MAX_TOLD = 1_000

interface PagesInObjectStoreOptions {
  objects: PublishedObjects
  versions: ShownVersions
  /** Called when a store's file is missing or damaged. Its pages must be rendered again. */
  onLost(storeId: string, what: string): void
}

const named = (version: ShownVersion | undefined): PublishedVersion | undefined =>
  version && { storeId: version.storeId, name: version.manifest }

/** Serves pages from an object store, for processes that do not publish. Rows say which version an address shows. */
export const pagesInObjectStore = ({ objects, versions, onLost }: PagesInObjectStoreOptions): PublishedPages => {
  const told = new LRUCache<string, true>({ max: MAX_TOLD, ttl: TELL_AGAIN_MS })

  /** Returns a file of a version. Rejects with `ObjectStoreAway` when it is missing, as that does not mean a 404. */
  const present = async <Value>(storeId: string, what: string, reading: Promise<Value | undefined>): Promise<Value> => {
    const value = await reading.catch((error) => {
      if (!(error instanceof DamagedObject)) throw error
    })
    if (value) return value
    if (!told.has(storeId)) onLost(storeId, what)
    told.set(storeId, true)
    throw new ObjectStoreAway(`The object store does not have ${what} of store ${storeId}`)
  }

  return {
    shown: (slug) => {
      const found = versions.find(slug)
      return found instanceof Promise ? found.then(named) : named(found)
    },
    read: async ({ storeId, name: manifest }, file, form) => {
      const { outputs } = await present(storeId, `manifest ${manifest}`, objects.manifest(storeId, manifest))
      const names = Object.hasOwn(outputs, file) ? outputs[file] : undefined
      const name = names?.[ENCODINGS.indexOf(form)]
      return name === undefined
        ? undefined
        : new Uint8Array(await present(storeId, `file ${name}`, objects.file(storeId, name)))
    },
  }
}
