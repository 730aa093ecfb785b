import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { damagedFiles, formsOf } from './damaged-files.ts'
import { linkFiles, writeNew, writePage } from './page-files.ts'
import { CONTENTS_FILE, type PublishedFolder, type VersionContents } from './published-folder.ts'
import { recompressVersion } from './recompress.ts'
import type { VersionBuild, VersionStore } from './version-store.ts'
import type { FilesToLink, WriteBeside } from './write-beside.ts'

/** Builds a version beside the live one. The kernel writes its files to disk later (see `power-cut.ts`). */
class VersionWriter implements VersionBuild {
  readonly version: number
  readonly #folder: PublishedFolder
  readonly #storeId: string
  readonly #before: number
  readonly #part: string
  readonly #subfolders = new Set<string>()
  readonly #outputs: VersionContents['outputs'] = {}
  readonly #beside: WriteBeside | undefined
  readonly #underWay: Promise<unknown>[] = []
  /** Names of files to link, in all their forms. */
  #toLink: string[] = []

  constructor(folder: PublishedFolder, storeId: string, before: number, beside: WriteBeside | undefined) {
    this.#folder = folder
    this.#storeId = storeId
    this.#before = before
    this.#beside = beside
    this.version = Math.max(before, ...folder.versions(storeId)) + 1
    // One folder per store, so that a crash leaves at most one.
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
    this.#linkBeside()
    const place = this.#place(file)
    const written = this.#beside?.write(place, text)
    if (!written) {
      this.#outputs[file] = writePage(place, text)
      return
    }
    // Reserves its place in the order of files.
    this.#outputs[file] = []
    const noted = written.then((outputs) => {
      this.#outputs[file] = outputs
    })
    this.#note(noted)
  }

  /** Links the file before the next one is written, or at the end. */
  reuse(file: string, outputs: string[]): void {
    this.#outputs[file] = outputs
    this.#place(file)
    for (const ending of formsOf(outputs)) this.#toLink.push(file + ending)
  }

  /** Asks the other thread to link what is reused, if it has the time. */
  #linkBeside(): void {
    const linked = this.#toLink.length > 0 && this.#beside?.link(this.#links())
    if (!linked) return
    this.#toLink = []
    this.#note(linked)
  }

  #links(): FilesToLink {
    return { from: this.#folder.version(this.#storeId, this.#before), to: this.#part, names: this.#toLink }
  }

  /** Notes what the other thread does. `finish` and `abandon` wait for it and see its failure. */
  #note(task: Promise<unknown>): void {
    task.catch(() => {})
    this.#underWay.push(task)
  }

  async finish(contents: Omit<VersionContents, 'outputs'>): Promise<null> {
    linkFiles(this.#links())
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

/** Keeps versions in the folder of published pages, written by one process. `beside` helps with awaited ones. */
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
