import { closeSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressFast } from './compression.ts'
import { damagedFiles, fingerprint, formsOf } from './damaged-files.ts'
import { CONTENTS_FILE, type PublishedFolder, type VersionContents } from './published-folder.ts'
import { recompressVersion } from './recompress.ts'
import type { VersionBuild, VersionStore } from './version-store.ts'

const writeFile = (file: string, bytes: Buffer): void => {
  const descriptor = openSync(file, 'wx')
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
  } finally {
    closeSync(descriptor)
  }
}

let scratch = Buffer.alloc(256 * 1024)

/** A text's bytes, in memory that the next call uses again: a rebuild would leave gigabytes of them to the collector. */
const encode = (text: string): Buffer => {
  // No UTF-16 unit takes more than three bytes.
  if (scratch.length < text.length * 3) scratch = Buffer.alloc(text.length * 3)
  return scratch.subarray(0, scratch.write(text))
}

/** Builds one version of a store's files beside the live one; nobody sees it until it is whole. Its files reach the disk later (see `disk-sync.ts`). */
class VersionWriter implements VersionBuild {
  readonly version: number
  readonly #folder: PublishedFolder
  readonly #storeId: string
  readonly #before: number
  readonly #part: string
  readonly #subfolders = new Set<string>()
  readonly #outputs: VersionContents['outputs'] = {}

  constructor(folder: PublishedFolder, storeId: string, before: number) {
    this.#folder = folder
    this.#storeId = storeId
    this.#before = before
    this.version = Math.max(before, ...folder.versions(storeId)) + 1
    // One of a store, so that whoever was ended in the middle leaves no more than that.
    this.#part = folder.temporary(storeId)
    rmSync(this.#part, { recursive: true, force: true })
    mkdirSync(this.#part)
    mkdirSync(folder.site(storeId), { recursive: true })
  }

  #place(file: string): string {
    const subfolder = dirname(file)
    if (subfolder !== '.' && !this.#subfolders.has(subfolder)) {
      mkdirSync(join(this.#part, subfolder), { recursive: true })
      this.#subfolders.add(subfolder)
    }
    return join(this.#part, file)
  }

  write(file: string, text: string): void {
    const bytes = encode(text)
    const place = this.#place(file)
    const forms = [['', bytes], ...Object.entries(compressFast(bytes))] as const
    this.#outputs[file] = forms.map(([, packed]) => fingerprint(packed))
    for (const [ending, packed] of forms) writeFile(place + ending, packed)
  }

  /** A hard link, so that it costs no space and keeps its validators. */
  reuse(file: string, outputs: string[]): void {
    this.#outputs[file] = outputs
    const place = this.#place(file)
    const source = join(this.#folder.version(this.#storeId, this.#before), file)
    for (const ending of formsOf(outputs)) linkSync(source + ending, place + ending)
  }

  finish(contents: Omit<VersionContents, 'outputs'>): null {
    const text = JSON.stringify({ ...contents, outputs: this.#outputs })
    writeFile(join(this.#part, CONTENTS_FILE), Buffer.from(text))
    renameSync(this.#part, this.#folder.version(this.#storeId, this.version))
    return null
  }

  abandon(): void {
    rmSync(this.#part, { recursive: true, force: true })
  }
}

/** Versions in the folder of published pages, which one process writes. */
export const folderVersions = (folder: PublishedFolder): VersionStore => ({
  contents: (storeId, { version }) => folder.contents(storeId, version),
  begin: (storeId, newest) => new VersionWriter(folder, storeId, newest?.version ?? 0),
  damaged: (storeId, { version }, how) => damagedFiles(folder, storeId, version, how),
  recompress: async (storeId, { version }) => {
    await recompressVersion(folder, storeId, version)
    return null
  },
})
