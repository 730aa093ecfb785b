import { DamagedObject } from '#server/ports/object-store-errors.ts'
import { compressFast } from '../files/compression.ts'
import { fingerprint } from '../files/fingerprint.ts'
import type { VersionContents } from '../files/published-folder.ts'
import type { VersionBuild, VersionStore } from '../files/version-store.ts'
import { damagedObjects, NO_MANIFEST } from './damaged-objects.ts'
import { fileName, fingerprintIn, newBuild, type PublishedObjects } from './published-objects.ts'
import { recompressObjects } from './recompress-objects.ts'

/** Concurrent uploads. Each file is in memory as a whole. */
const SENT_AT_ONCE = 8

/** Uploads files, a few at a time, while others are rendered. */
class Sending {
  readonly #underWay = new Set<Promise<void>>()
  #failure: unknown

  /** Starts an upload, and waits if too many are under way. Rejects when an earlier one failed. */
  async add(send: () => Promise<void>): Promise<void> {
    if (this.#failure) throw this.#failure
    const sent = send()
      .catch((error) => {
        this.#failure ??= error
      })
      .finally(() => this.#underWay.delete(sent))
    this.#underWay.add(sent)
    if (this.#underWay.size >= SENT_AT_ONCE) await Promise.race(this.#underWay)
  }

  /** Waits for all uploads. Rejects when one failed. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay)
    if (this.#failure) throw this.#failure
  }
}

/** Builds a version in the object store. Its files are invisible until the manifest and its row exist. */
class ObjectVersion implements VersionBuild {
  readonly version: number
  readonly #objects: PublishedObjects
  readonly #storeId: string
  readonly #outputs: VersionContents['outputs'] = {}
  readonly #sending = new Sending()
  readonly #build = newBuild()
  /** Names of existing objects by fingerprint. */
  readonly #kept: Map<string, string>

  constructor(objects: PublishedObjects, storeId: string, version: number, earlier: VersionContents | undefined) {
    this.#objects = objects
    this.#storeId = storeId
    this.version = version
    const names = Object.values(earlier?.outputs ?? {}).flat()
    this.#kept = new Map(names.map((name) => [fingerprintIn(name), name]))
  }

  async write(file: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    const outputs: string[] = []
    for (const form of [bytes, ...Object.values(compressFast(bytes))]) {
      const print = fingerprint(form)
      const kept = this.#kept.get(print)
      const name = kept ?? fileName(form, this.#build)
      outputs.push(name)
      if (kept) continue
      this.#kept.set(print, name)
      await this.#sending.add(() => this.#objects.putFile(this.#storeId, name, form))
    }
    this.#outputs[file] = outputs
  }

  reuse(file: string, outputs: string[]): void {
    this.#outputs[file] = outputs
  }

  async finish(contents: Omit<VersionContents, 'outputs'>): Promise<string> {
    await this.#sending.end()
    return this.#objects.putManifest(this.#storeId, { ...contents, outputs: this.#outputs })
  }

  /** A later sweep removes objects that no manifest names. */
  async abandon(): Promise<void> {
    await this.#sending.end().catch(() => {})
  }
}

/** Keeps versions in an object store. A publisher needs no disk: any machine can follow another. */
export const objectVersions = (objects: PublishedObjects): VersionStore => ({
  contents: async (storeId, { manifest }) => {
    try {
      return manifest === null ? undefined : await objects.manifest(storeId, manifest)
    } catch (error) {
      // Renders every page again.
      if (error instanceof DamagedObject) return undefined
      throw error
    }
  },
  begin: (storeId, newest, earlier) => new ObjectVersion(objects, storeId, (newest?.version ?? 0) + 1, earlier),
  damaged: (storeId, { manifest }, how) =>
    manifest === null ? [NO_MANIFEST] : damagedObjects(objects, storeId, manifest, how),
  recompress: async (storeId, { manifest }) =>
    manifest === null ? null : recompressObjects(objects, storeId, manifest),
})
