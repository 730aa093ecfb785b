import { DamagedObject } from '#server/ports/object-store-errors.ts'
import type { Thoroughness } from '../files/damaged-files.ts'
import { lengthOf } from '../files/fingerprint.ts'
import type { PublishedObjects } from './published-objects.ts'

/** Stands for all files of a version whose manifest is missing. */
export const NO_MANIFEST = 'manifest'
/** Concurrent downloads. */
const AT_ONCE = 8

/** Whether an object exists and matches its name. Rejects with `ObjectStoreAway`. */
const isWhole = async (read: Promise<unknown>): Promise<boolean> => {
  try {
    return (await read) !== undefined
  } catch (error) {
    if (error instanceof DamagedObject) return false
    throw error
  }
}

/**
 * Returns the damaged files of a version in the object store. `lengths` downloads nothing but the manifest.
 * Rejects with `ObjectStoreAway`.
 */
export const damagedObjects = async (
  objects: PublishedObjects,
  storeId: string,
  manifest: string,
  how: Thoroughness,
): Promise<string[]> => {
  const contents = await objects.manifest(storeId, manifest).catch((error) => {
    if (error instanceof DamagedObject) return undefined
    throw error
  })
  if (!contents) return [NO_MANIFEST]
  const there = new Map((await objects.list(storeId, 'files')).map(({ name, object }) => [name, object?.bytes]))
  const files = Object.keys(contents.files)
  const damaged = new Set<string>()
  const toFetch: { file: string; name: string }[] = []
  for (const file of files) {
    for (const name of contents.outputs[file] ?? []) {
      if (there.get(name) !== lengthOf(name)) damaged.add(file)
      else if (how === 'hashes') toFetch.push({ file, name })
    }
  }
  while (toFetch.length > 0) {
    await Promise.all(
      toFetch.splice(0, AT_ONCE).map(async ({ file, name }) => {
        if (!(await isWhole(objects.file(storeId, name)))) damaged.add(file)
      }),
    )
  }
  return [...damaged]
}
