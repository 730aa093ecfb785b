import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { newId } from '#server/db/ids.ts'
import type { FileCache } from '#server/ports/media/file-cache.ts'
import type { ObjectStore, StoredEntry } from '#server/ports/object-store.ts'
import { DamagedObject, ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { fingerprint } from '../files/fingerprint.ts'
import { parseContents, type VersionContents } from '../files/published-folder.ts'

/** Name prefix of published pages in a shared bucket. */
const PREFIX = 'sites/'
/** Characters of cached manifests: a thousand small stores. */
const MANIFEST_CHARACTERS = 8 * 1024 * 1024

/** Concurrent downloads. Each object is in memory as a whole. */
const FETCHED_AT_ONCE = 64

/** Cache of objects, which never change. */
type Copies = Pick<FileCache, 'has' | 'read' | 'keep' | 'remove'>

const none: Copies = {
  has: () => false,
  read: async () => Buffer.alloc(0),
  keep: async () => {},
  remove: () => {},
}

/**
 * Published pages in an object store:
 *
 *     sites/{store id}/f/{fingerprint}-{build}     one form of a file, named by content and build
 *     sites/{store id}/v/{hash of itself}.json     a manifest: the contents of a version
 *
 * A manifest's `outputs` name, for each file, the text, its Brotli form and, once recompressed, its gzip form.
 * Objects never change, so a late write is harmless and copies never expire. A removed name never returns, so a sweep
 * takes nothing from a version being built.
 */
export class PublishedObjects {
  readonly #store: ObjectStore
  readonly #copies: Copies
  /** Downloads under way, by path. */
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>()
  readonly #manifests = new LRUCache<string, VersionContents>({ maxSize: MANIFEST_CHARACTERS })

  constructor(store: ObjectStore, copies: Copies = none) {
    this.#store = store
    this.#copies = copies
  }

  /** Returns a version's contents, or `undefined` without its manifest. Rejects with `ObjectStoreAway`. */
  async manifest(storeId: string, name: string): Promise<VersionContents | undefined> {
    const path = manifestPath(storeId, name)
    const known = this.#manifests.get(path)
    if (known) return known
    const bytes = await this.#read(path, (read) => hash('sha256', read) === name)
    const contents = bytes && parseContents(bytes.toString())
    if (contents) this.#manifests.set(path, contents, { size: bytes.length })
    return contents
  }

  /** Returns a form of a file, or `undefined`. Rejects with `ObjectStoreAway`. */
  file(storeId: string, name: string): Promise<Buffer | undefined> {
    return this.#read(filePath(storeId, name), (read) => fingerprint(read) === fingerprintIn(name))
  }

  /** Returns the media shown by a store's versions, or `undefined` if one of them cannot tell. */
  async shownImages(storeId: string): Promise<string[] | undefined> {
    const shown: string[] = []
    for (const { name } of await this.list(storeId, 'manifests')) {
      const contents = await this.manifest(storeId, name.replace(/\.json$/, ''))
      if (!contents) return undefined
      shown.push(...contents.images)
    }
    return shown
  }

  /** Uploads a form of a file under a name from `fileName`. */
  putFile(storeId: string, name: string, bytes: Uint8Array): Promise<void> {
    return this.#store.put(PREFIX + filePath(storeId, name), bytes, 'application/octet-stream')
  }

  /** Uploads a manifest after its files. Returns its name. */
  async putManifest(storeId: string, contents: VersionContents): Promise<string> {
    const bytes = Buffer.from(JSON.stringify(contents))
    const name = hash('sha256', bytes)
    await this.#store.put(PREFIX + manifestPath(storeId, name), bytes, 'application/json')
    return name
  }

  /** Ids of stores with objects. */
  async storeIds(): Promise<string[]> {
    return (await this.#store.list(PREFIX)).map(({ name }) => name)
  }

  /** Lists a store's manifests or files, known to rows or not. */
  list(storeId: string, what: 'manifests' | 'files'): Promise<StoredEntry[]> {
    return this.#store.list(`${PREFIX}${storeId}/${what === 'manifests' ? 'v' : 'f'}/`)
  }

  async removeManifest(storeId: string, name: string): Promise<void> {
    await this.#remove(manifestPath(storeId, name))
  }

  async removeFile(storeId: string, name: string): Promise<void> {
    await this.#remove(filePath(storeId, name))
  }

  /** Removes all objects of a store. */
  async removeStore(storeId: string): Promise<void> {
    await this.#store.removeAll(`${PREFIX}${storeId}/`)
  }

  /** Whether the object store failed to answer last time. */
  away(): boolean {
    return this.#store.away()
  }

  async #remove(path: string): Promise<void> {
    await this.#store.remove(PREFIX + path)
    this.#copies.remove(path)
    this.#manifests.delete(path)
  }

  /** Reads an intact object. A damaged copy is downloaded again. */
  async #read(path: string, isWhole: (bytes: Buffer) => boolean): Promise<Buffer | undefined> {
    if (this.#copies.has(path)) {
      const copy = await this.#copies.read(path).catch(() => undefined)
      if (copy && isWhole(copy)) return copy
      this.#copies.remove(path)
    }
    if (this.#underWay.size >= FETCHED_AT_ONCE) throw new ObjectStoreAway('Too much is asked of the object store')
    const fetching = this.#underWay.get(path) ?? this.#fetch(path, isWhole).finally(() => this.#underWay.delete(path))
    this.#underWay.set(path, fetching)
    return fetching
  }

  async #fetch(path: string, isWhole: (bytes: Buffer) => boolean): Promise<Buffer | undefined> {
    const bytes = await this.#store.get(PREFIX + path)
    if (!bytes) return undefined
    if (!isWhole(bytes)) throw new DamagedObject(`${path} is not what its name says`)
    // A full disk must not hide a page.
    await this.#copies.keep(path, bytes).catch(() => {})
    return bytes
  }
}

const manifestPath = (storeId: string, name: string): string => `${storeId}/v/${name}.json`
const filePath = (storeId: string, name: string): string => `${storeId}/f/${name}`

/** Returns a name part shared by files made together, and by no others. */
export const newBuild = (): string => newId().slice(-12)

/** Returns the object name of a form of a file. */
export const fileName = (bytes: Uint8Array, build: string): string => `${fingerprint(bytes)}-${build}`

/** Returns the fingerprint in an object name. */
export const fingerprintIn = (name: string): string => name.slice(0, name.lastIndexOf('-'))
