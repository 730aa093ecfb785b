import { z } from 'zod'
import { jsonColumn } from '#server/db/json-column.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'

/** File beside a store's images with the time since when each is unused. */
const FILE = 'unused.json'

/** Key of the store itself, among ids of its images. */
export const WHOLE_STORE = 'store'

/** Reads the file. One torn by a full disk or a power cut counts as empty. */
const read = jsonColumn(z.record(z.string(), z.iso.datetime()), {})

/** Times since when a store's media are unused, by image id. */
export interface UnusedMedia {
  /** Returns since when it is unused. Records `now` at its first call. */
  since(id: string, now: string): string
  /** Forgets an image that is used again or gone. */
  forget(id: string): void
  /** Writes the changes. */
  save(): Promise<void>
}

/** Reads the file of a store's unused media. */
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
      // The store may have been removed by now, with its folder.
      const left = await media.list(storeId)
      if (left.every((entry) => entry.name === FILE)) await media.removeFolder(storeId)
    },
  }
}
