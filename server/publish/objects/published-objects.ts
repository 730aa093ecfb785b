import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { newId } from '#server/db/ids.ts'
import type { FileCache } from '#server/ports/media/file-cache.ts'
import type { ObjectStore, StoredEntry } from '#server/ports/object-store.ts'
import { DamagedObject, ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { fingerprint } from '../files/fingerprint.ts'
import { parseContents, type VersionContents } from '../files/published-folder.ts'

/** Before the names of published pages, in a bucket that may hold other things. */
const PREFIX = 'sites/'
/** Characters of manifests that are kept parsed: those of a thousand small stores. */
const MANIFEST_CHARACTERS = 8 * 1024 * 1024

/** Objects that are fetched at a time: each is in memory as a whole. */
const FETCHED_AT_ONCE = 64

/** What keeps copies of objects, which never change. */
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
 *     sites/{store id}/f/{fingerprint}-{build}     a form of a file, called by what is in it and by when it was made
 *     sites/{store id}/v/{hash of itself}.json     a manifest: what a version holds
 *
 * A version is its manifest: its `outputs` name, for each file, the text, its Brotli form and, once it is recompressed, its gzip form, in this
 * order. What is under a name never changes, so whoever writes late writes what was meant, and copies are never out of date. Nor does what was
 * removed come back under its name, so whoever removes what nobody needs takes nothing from a version that is being built.
 */
export class PublishedObjects {
  readonly #store: ObjectStore
  readonly #copies: Copies
  /** What is being fetched, by path. */
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>()
  readonly #manifests = new LRUCache<string, VersionContents>({ maxSize: MANIFEST_CHARACTERS })

  constructor(store: ObjectStore, copies: Copies = none) {
    this.#store = store
    this.#copies = copies
  }

  /** What a version holds, or `undefined` when there is no such manifest. Rejects with `ObjectStoreAway`. */
  async manifest(storeId: string, name: string): Promise<VersionContents | undefined> {
    const path = manifestPath(storeId, name)
    const known = this.#manifests.get(path)
    if (known) return known
    const bytes = await this.#read(path, (read) => hash('sha256', read) === name)
    const contents = bytes && parseContents(bytes.toString())
    if (contents) this.#manifests.set(path, contents, { size: bytes.length })
    return contents
  }

  /** A form of a file, or `undefined` when there is none of this name. Rejects with `ObjectStoreAway`. */
  file(storeId: string, name: string): Promise<Buffer | undefined> {
    return this.#read(filePath(storeId, name), (read) => fingerprint(read) === fingerprintIn(name))
  }

  /** What of the store's media the versions show that are there; `undefined` while one of them cannot say it. */
  async shownImages(storeId: string): Promise<string[] | undefined> {
    const shown: string[] = []
    for (const { name } of await this.list(storeId, 'manifests')) {
      const contents = await this.manifest(storeId, name.replace(/\.json$/, ''))
      if (!contents) return undefined
      shown.push(...contents.images)
    }
    return shown
  }

  /** Keeps a form of a file under a name that `fileName` gave. */
  putFile(storeId: string, name: string, bytes: Uint8Array): Promise<void> {
    return this.#store.put(PREFIX + filePath(storeId, name), bytes, 'application/octet-stream')
  }

  /** Keeps what a version holds, whose files are kept already. Returns what its manifest is called. */
  async putManifest(storeId: string, contents: VersionContents): Promise<string> {
    const bytes = Buffer.from(JSON.stringify(contents))
    const name = hash('sha256', bytes)
    await this.#store.put(PREFIX + manifestPath(storeId, name), bytes, 'application/json')
    return name
  }

  /** Ids of the stores of which anything is kept. */
  async storeIds(): Promise<string[]> {
    return (await this.#store.list(PREFIX)).map(({ name }) => name)
  }

  /** The manifests or the files of a store, whether or not anybody knows of them. */
  list(storeId: string, what: 'manifests' | 'files'): Promise<StoredEntry[]> {
    return this.#store.list(`${PREFIX}${storeId}/${what === 'manifests' ? 'v' : 'f'}/`)
  }

  async removeManifest(storeId: string, name: string): Promise<void> {
    await this.#remove(manifestPath(storeId, name))
  }

  async removeFile(storeId: string, name: string): Promise<void> {
    await this.#remove(filePath(storeId, name))
  }

  /** Removes all that is kept of a store. */
  async removeStore(storeId: string): Promise<void> {
    await this.#store.removeAll(`${PREFIX}${storeId}/`)
  }

  /** Whether the object store did not answer when it was last asked. */
  away(): boolean {
    return this.#store.away()
  }

  async #remove(path: string): Promise<void> {
    await this.#store.remove(PREFIX + path)
    this.#copies.remove(path)
    this.#manifests.delete(path)
  }

  /** An object that is as it was written. A copy that is not is fetched anew. */
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
    // Whoever asked gets it all the same: a full disk takes no page away.
    await this.#copies.keep(path, bytes).catch(() => {})
    return bytes
  }
}

const manifestPath = (storeId: string, name: string): string => `${storeId}/v/${name}.json`
const filePath = (storeId: string, name: string): string => `${storeId}/f/${name}`

/** What names of files have in common that are made at one time; at another it is another. */
export const newBuild = (): string => newId().slice(-12)

/** What the object of a form of a file is called. */
export const fileName = (bytes: Uint8Array, build: string): string => `${fingerprint(bytes)}-${build}`

/** The fingerprint of the bytes that have a name. */
export const fingerprintIn = (name: string): string => name.slice(0, name.lastIndexOf('-'))
