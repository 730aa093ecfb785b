import { z } from 'zod'
import { jsonColumn } from '#server/db/json-column.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'

/** Beside a store's images: since when nothing uses which of them, as far as the sweep has seen. */
const FILE = 'unused.json'

/** What stands for the store itself among the ids of its images. */
export const WHOLE_STORE = 'store'

/** What a full disk or a power cut left torn says nothing: all begins anew. */
const read = jsonColumn(z.record(z.string(), z.iso.datetime()), {})

/** Since when nothing uses a store's media, by the id of the image. */
export interface UnusedMedia {
  /** Returns since when; that is now, for what was in use until this look. */
  since(id: string, now: string): string
  /** It is used again, or gone. */
  forget(id: string): void
  /** Writes down what changed. */
  save(): Promise<void>
}

/** Reads what is written down of a store's unused media. */
export const readUnused = async (media: MediaStorage, storeId: string): Promise<UnusedMedia> => {
  const name = `${storeId}/${FILE}`
  const before = (await media.read(name))?.toString() ?? '{}'
  const unused = new Map(Object.entries(read(before)))
  return {
    since: (id, now) => {
      const since = unused.get(id) ?? now
      unused.set(id, since)
      return since
    },
    forget: (id) => void unused.delete(id),
    save: async () => {
      const after = JSON.stringify(Object.fromEntries(unused))
      if (after === before) return
      if (unused.size === 0) return media.remove(name)
      await media.write(name, Buffer.from(after))
      // The store may have been removed meanwhile, with all that was in its folder.
      const left = await media.list(storeId)
      if (left.every((entry) => entry.name === FILE)) await media.removeFolder(storeId)
    },
  }
}
