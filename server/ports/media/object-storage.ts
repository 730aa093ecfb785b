import { StartRefused } from '#server/lib/start-refused.ts'
import { askFreely } from '../ask-elsewhere.ts'
import type { ObjectStore } from '../object-store.ts'
import { ObjectStoreAway } from '../object-store-errors.ts'
import type { FileCache } from './file-cache.ts'
import { checkedName, type MediaStorage } from './media-storage.ts'

/** Prefix of media, in a bucket that may hold other things. */
const PREFIX = 'media/'
/** Files fetched for buyers at once. Each is in memory as a whole. */
const FETCHED_AT_ONCE = 64

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  json: 'application/json',
}

/** Whether buyers may get a file. Only these are copied to the local folder. */
const isShown = (name: string): boolean => /\.(?:webp|jpg|avif)$/.test(name)

const ending = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const orNotThere = (error: unknown): undefined => {
  if (error instanceof ObjectStoreAway) return undefined
  throw error
}

/**
 * Media in an object store. Files for buyers are served from a local cache, also while the store is away. Uploads
 * never reach the disk.
 */
export const objectStorage = (store: ObjectStore, cache: FileCache): MediaStorage => {
  const keyOf = (name: string) => PREFIX + checkedName(name)
  const underWay = new Map<string, Promise<boolean>>()

  const fetchInto = async (name: string) => {
    const bytes = await store.get(keyOf(name))
    if (bytes) await cache.keep(name, bytes)
    return bytes !== undefined
  }

  return {
    open: async () => {
      cache.open()
      // A store that is away may be back in a minute. A refusal needs a change of configuration.
      const refusal = await store.refusal().catch(orNotThere)
      if (refusal) {
        throw new StartRefused(
          `The object store does not let S3_ACCESS_KEY_ID use S3_BUCKET: ${refusal}. Nothing was changed.`,
        )
      }
    },
    write: async (name, bytes) => {
      await store.put(keyOf(name), bytes, TYPES[ending(name)] ?? 'application/octet-stream')
      // Caches it, as somebody is about to look at it. If that fails, it is fetched then.
      if (isShown(name)) await cache.keep(name, bytes).catch(() => {})
    },
    read: async (name) => (cache.has(name) ? cache.read(name) : store.get(keyOf(name))),
    list: async (folder) => {
      const entries = await store.list(folder === '' ? PREFIX : `${keyOf(folder)}/`)
      return entries.map(({ name, object }) => (object ? { name, file: object } : { name }))
    },
    remove: async (name) => {
      await store.remove(keyOf(name))
      cache.remove(name)
    },
    removeFolder: async (name) => {
      await store.removeAll(`${keyOf(name)}/`)
      cache.removeFolder(name)
    },
    servedFrom: cache.folder,
    bring: async (name, asking = askFreely) => {
      if (!isShown(name) || cache.has(name)) return
      await asking(async () => {
        if (underWay.size >= FETCHED_AT_ONCE) throw new ObjectStoreAway('Too much is asked of the object store')
        const fetching = underWay.get(name) ?? fetchInto(name).finally(() => underWay.delete(name))
        underWay.set(name, fetching)
        return fetching
      })
    },
    away: store.away,
  }
}
