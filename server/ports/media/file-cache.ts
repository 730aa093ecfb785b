import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { LRUCache } from 'lru-cache'
import { newId } from '#server/db/ids.ts'
import { checkedName } from './media-storage.ts'

/** Where a file is written before it is renamed into its place. */
const TEMPORARY = 'tmp'
/** What a file takes on the disk beside its bytes, at most. */
const OVERHEAD_BYTES = 4096

/** Copies of files in a local folder, as many as fit; whoever was not asked for longest goes first. */
export interface FileCache {
  readonly folder: string
  /** Counts what is there, after a start. */
  open(): void
  /** Whether a file is there; counts as asking for it. */
  has(name: string): boolean
  read(name: string): Promise<Buffer>
  /** Keeps a file. A reader meets all of it or nothing. */
  keep(name: string, bytes: Uint8Array): Promise<void>
  remove(name: string): void
  removeFolder(name: string): void
}

/** A cache of at most `maxBytes`, whatever the names. */
export const createFileCache = (folder: string, maxBytes: number): FileCache => {
  const place = (name: string) => join(folder, checkedName(name))

  /** Removes a file, and the folders that it leaves empty. */
  const unlink = (name: string) => {
    rmSync(place(name), { force: true })
    try {
      for (let above = dirname(name); above !== '.'; above = dirname(above)) rmdirSync(join(folder, above))
    } catch {
      // Another file is in it.
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
        // Both at once: a folder that another file leaves empty goes.
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
