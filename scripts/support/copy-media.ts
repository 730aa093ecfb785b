import { renameSync } from 'node:fs'
import type { MediaEntry, MediaStorage } from '#server/ports/media/media-storage.ts'

/** Files copied at a time: each is in memory as a whole. */
const AT_ONCE = 8

/** Files checked, and files copied now. */
export interface Count {
  files: number
  copied: number
}

/** Copies files missing in `to`. Equal length means equal file. Throws if one is not there afterwards. */
export const copyFolder = async (from: MediaStorage, to: MediaStorage, folder: string, count: Count): Promise<void> => {
  const lengths = new Map((await to.list(folder)).map(({ name, file }) => [name, file?.bytes]))
  const entries = await from.list(folder)
  const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`)
  const missing = entries.filter(({ name, file }) => file && lengths.get(name) !== file.bytes)
  count.files += entries.filter(({ file }) => file).length
  for (let first = 0; first < missing.length; first += AT_ONCE) {
    const copies = missing.slice(first, first + AT_ONCE).map(async ({ name }) => {
      const bytes = await from.read(pathOf(name))
      // A running server has removed it in the meantime.
      if (bytes) await to.write(pathOf(name), bytes)
    })
    await Promise.all(copies)
  }
  count.copied += missing.length
  if (missing.length > 0) await assertThere(from, to, folder, missing)
  for (const { name, file } of entries) if (!file) await copyFolder(from, to, pathOf(name), count)
}

/** Throws when a file was not copied, unless it is gone by now. */
const assertThere = async (
  from: MediaStorage,
  to: MediaStorage,
  folder: string,
  expected: MediaEntry[],
): Promise<void> => {
  const there = new Map((await to.list(folder)).map(({ name, file }) => [name, file?.bytes]))
  const lacking = expected.filter(({ name, file }) => there.get(name) !== file?.bytes)
  if (lacking.length === 0) return
  const left = new Set((await from.list(folder)).map(({ name }) => name))
  const lost = lacking.find(({ name }) => left.has(name))
  if (lost) throw new Error(`${folder}/${lost.name} did not come over as it is`)
}

/** Sets the folder aside in which images were, so that the server starts with the object store. */
export const setAside = (folder: string): string => {
  const aside = `${folder}.moved-${new Date().toISOString().replace(/[-:.]/g, '')}`
  renameSync(folder, aside)
  return aside
}
