import { DamagedObject, ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { ENCODINGS } from '#server/publish/files/damaged-files.ts'
import type { PublishedObjects } from '#server/publish/objects/published-objects.ts'
import type { PublishedPages } from './published-pages.ts'
import type { ShownVersions } from './shown-versions.ts'

/** What a version has. Rejects with `ObjectStoreAway` when nobody can hand it out, whoever is to blame: it is no reason to say that there is no such page. */
const present = async <Value>(reading: Promise<Value | undefined>, what: string): Promise<Value> => {
  const value = await reading.catch((error) => {
    throw error instanceof DamagedObject ? new ObjectStoreAway(error.message) : error
  })
  if (value === undefined) throw new ObjectStoreAway(`The object store does not have ${what}`)
  return value
}

/** Pages in an object store, for processes that do not publish; rows say which version an address shows. */
export const pagesInObjectStore = (objects: PublishedObjects, versions: ShownVersions): PublishedPages => ({
  shown: async (slug) => {
    const version = await versions.find(slug)
    return version && `${version.storeId}/${version.manifest}`
  },
  read: async (version, file, form) => {
    const [storeId = '', manifest = ''] = version.split('/')
    const { outputs } = await present(objects.manifest(storeId, manifest), `the manifest ${version}`)
    const names = Object.hasOwn(outputs, file) ? outputs[file] : undefined
    const name = names?.[ENCODINGS.indexOf(form)]
    if (name === undefined) return undefined
    return new Uint8Array(await present(objects.file(storeId, name), `${storeId}/f/${name}`))
  },
})
