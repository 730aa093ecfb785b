import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { damagedFiles, formsOf } from './damaged-files.ts'
import { writeNew, writePage } from './page-files.ts'
import { CONTENTS_FILE, type PublishedFolder, type VersionContents } from './published-folder.ts'
import { recompressVersion } from './recompress.ts'
import type { VersionBuild, VersionStore } from './version-store.ts'
import type { WriteBeside } from './write-beside.ts'

/** Builds one version of a store's files beside the live one; nobody sees it until it is whole. Its files reach the disk later (see `disk-sync.ts`). */
class VersionWriter implements VersionBuild {
  readonly version: number
  readonly #folder: PublishedFolder
  readonly #storeId: string
  readonly #before: number
  readonly #part: string
  readonly #subfolders = new Set<string>()
  readonly #outputs: VersionContents['outputs'] = {}
  readonly #beside: WriteBeside | undefined
  readonly #underWay: Promise<void>[] = []

  constructor(folder: PublishedFolder, storeId: string, before: number, beside: WriteBeside | undefined) {
    this.#folder = folder
    this.#storeId = storeId
    this.#before = before
    this.#beside = beside
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
    const place = this.#place(file)
    const written = this.#beside?.write(place, text)
    if (!written) {
      this.#outputs[file] = writePage(place, text)
      return
    }
    // Its turn among the files, whenever it is done.
    this.#outputs[file] = []
    const noted = written.then((outputs) => {
      this.#outputs[file] = outputs
    })
    // Whoever finishes or gives up waits for it.
    noted.catch(() => {})
    this.#underWay.push(noted)
  }

  /** A hard link, so that it costs no space and keeps its validators. */
  reuse(file: string, outputs: string[]): void {
    this.#outputs[file] = outputs
    const place = this.#place(file)
    const source = join(this.#folder.version(this.#storeId, this.#before), file)
    for (const ending of formsOf(outputs)) linkSync(source + ending, place + ending)
  }

  async finish(contents: Omit<VersionContents, 'outputs'>): Promise<null> {
    await Promise.all(this.#underWay)
    const text = JSON.stringify({ ...contents, outputs: this.#outputs })
    writeNew(join(this.#part, CONTENTS_FILE), Buffer.from(text))
    renameSync(this.#part, this.#folder.version(this.#storeId, this.version))
    return null
  }

  async abandon(): Promise<void> {
    await Promise.allSettled(this.#underWay)
    rmSync(this.#part, { recursive: true, force: true })
  }
}

/** Versions in the folder of published pages, which one process writes. `beside` helps with those that somebody waits for. */
export const folderVersions = (folder: PublishedFolder, beside?: WriteBeside): VersionStore => ({
  contents: (storeId, { version }) => folder.contents(storeId, version),
  begin: (storeId, newest, _earlier, awaited) =>
    new VersionWriter(folder, storeId, newest?.version ?? 0, awaited ? beside : undefined),
  damaged: (storeId, { version }, how) => damagedFiles(folder, storeId, version, how),
  recompress: async (storeId, { version }) => {
    await recompressVersion(folder, storeId, version)
    return null
  },
})
