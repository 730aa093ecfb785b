import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { LRUCache } from 'lru-cache'
import { newId } from '#server/db/ids.ts'
import { checkedName } from './media-storage.ts'

/** Folder for files being written, before they are renamed. */
const TEMPORARY = 'tmp'
/** Disk space of a file beside its bytes, at most. */
const OVERHEAD_BYTES = 4096

/** Copies of files in a local folder of bounded size. The least recently used is removed first. */
export interface FileCache {
  readonly folder: string
  /** Counts existing files after a start. */
  open(): void
  /** Whether a file is in the cache. Counts as a use. */
  has(name: string): boolean
  read(name: string): Promise<Buffer>
  /** Keeps a file. Readers see all of it or nothing. */
  keep(name: string, bytes: Uint8Array): Promise<void>
  remove(name: string): void
  removeFolder(name: string): void
}

/** Creates a cache of at most `maxBytes`. */
export const createFileCache = (folder: string, maxBytes: number): FileCache => {
  const place = (name: string) => join(folder, checkedName(name))

  /** Removes a file, and the folders it leaves empty. */
  const unlink = (name: string) => {
    rmSync(place(name), { force: true })
    try {
      for (let above = dirname(name); above !== '.'; above = dirname(above)) rmdirSync(join(folder, above))
    } catch {
      // The folder has other files.
    }
  }
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes + OVERHEAD_BYTES,
    dispose: (_bytes, name, reason) => reason === 'evict' && unlink(name),
  })

  return {
    folder,
    open: () => {
      mkdirSync(folder, { recursive: true })
      rmSync(join(folder, TEMPORARY), { recursive: true, force: true })
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      const found = files.map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const { size, mtimeMs } = statSync(path)
        return { name: relative(folder, path), size, mtimeMs }
      })
      for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) sizes.set(name, size)
    },
    has: (name) => {
      if (sizes.get(name) === undefined) return false
      if (existsSync(place(name))) return true
      // Somebody cleared the folder.
      sizes.delete(name)
      return false
    },
    read: (name) => readFile(place(name)),
    keep: async (name, bytes) => {
      const file = place(name)
      const temporary = join(folder, TEMPORARY, newId())
      await mkdir(dirname(temporary), { recursive: true })
      try {
        await writeFile(temporary, bytes, { flush: true })
        // Synchronous, so that `unlink` cannot remove the empty folder in between.
        mkdirSync(dirname(file), { recursive: true })
        renameSync(temporary, file)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      sizes.set(name, bytes.byteLength)
    },
    remove: (name) => {
      sizes.delete(name)
      unlink(name)
    },
    removeFolder: (name) => {
      for (const known of [...sizes.keys()]) if (known.startsWith(`${name}/`)) sizes.delete(known)
      rmSync(place(name), { recursive: true, force: true })
    },
  }
}
