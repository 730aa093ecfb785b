import type { Bucket } from '#server/ports/object-store.ts'
import { PublishedFolder } from '../files/published-folder.ts'
import type { VersionStore } from '../files/version-store.ts'
import { folderVersions } from '../files/version-writer.ts'
import type { WriteBeside } from '../files/write-beside.ts'

/** Opens the store of versions: a folder, or an object store. `beside` starts a second writer for a folder. */
export const openVersions = async (
  place: string | Bucket,
  beside?: WriteBeside,
): Promise<{ versions: VersionStore; folder?: PublishedFolder }> => {
  if (typeof place === 'string') {
    const folder = new PublishedFolder(place)
    return { versions: folderVersions(folder, beside), folder }
  }
  // Not needed to publish into a folder.
  const { openObjectStore } = await import('#server/ports/object-store.ts')
  const { objectVersions } = await import('./object-versions.ts')
  const { PublishedObjects } = await import('./published-objects.ts')
  return { versions: objectVersions(new PublishedObjects(openObjectStore(place))) }
}
