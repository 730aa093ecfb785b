import { LRUCache } from 'lru-cache'
import { DamagedObject, ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { ENCODINGS } from '#server/publish/files/damaged-files.ts'
import type { PublishedObjects } from '#server/publish/objects/published-objects.ts'
import type { ShownVersion } from '#server/records/publications/shown-versions.repo.ts'
import type { PublishedPages, PublishedVersion } from './published-pages.ts'
import type { ShownVersions } from './shown-versions.ts'

/** For so long a store of which something is lost is told of once. */
const TELL_AGAIN_MS = 600_000
const MAX_TOLD = 1_000

interface PagesInObjectStoreOptions {
  objects: PublishedObjects
  versions: ShownVersions
  /** Hears of a store of which something is not there, or not what was written: its pages are to be made again. */
  onLost(storeId: string, what: string): void
}

const named = (version: ShownVersion | undefined): PublishedVersion | undefined =>
  version && { storeId: version.storeId, name: version.manifest }

/** Pages in an object store, for processes that do not publish; rows say which version an address shows. */
export const pagesInObjectStore = ({ objects, versions, onLost }: PagesInObjectStoreOptions): PublishedPages => {
  const told = new LRUCache<string, true>({ max: MAX_TOLD, ttl: TELL_AGAIN_MS })

  /** What a version has. Rejects with `ObjectStoreAway` when it cannot be had, whatever the reason: none is that there is no such page. */
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
