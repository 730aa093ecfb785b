import { closeSync, fsync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compressFast } from './compression.ts'
import { ENCODINGS, fingerprint } from './damaged-files.ts'
import { CONTENTS_FILE, type PublishedFolder, type VersionContents } from './published-folder.ts'

const sync = promisify(fsync)

/** Writes a file at once; with `durable`, gives a promise that it is on disk. Many under way at a time share the disk's commits. */
const writeFile = async (file: string, bytes: Buffer, durable: boolean): Promise<void> => {
  const descriptor = openSync(file, 'wx')
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
    if (durable) await sync(descriptor)
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

/** Puts a folder's entries on disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const descriptor = openSync(folder, 'r')
  await sync(descriptor).finally(() => closeSync(descriptor))
}

/** Builds one version of a store's files beside the live one; nobody sees it until it is whole. */
export class VersionWriter {
  readonly #folder: PublishedFolder
  readonly #storeId: string
  readonly #version: number
  readonly #part: string
  readonly #durable: boolean
  readonly #subfolders = new Set<string>()
  readonly #underWay: Promise<void>[] = []
  readonly #outputs: VersionContents['outputs'] = {}

  /** Without `durable`, whoever switches to the version syncs the file system first. */
  constructor(folder: PublishedFolder, storeId: string, version: number, durable: boolean) {
    this.#durable = durable
    this.#folder = folder
    this.#storeId = storeId
    this.#version = version
    this.#part = folder.temporary()
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

  /** Has work done beside what comes next; `finish` awaits it. */
  #beside(work: Promise<void>): void {
    // Until then a failure must not count as unhandled.
    work.catch(() => {})
    this.#underWay.push(work)
  }

  /** A new file and its compressed forms. */
  write(file: string, text: string): void {
    const bytes = encode(text)
    const place = this.#place(file)
    const forms = [['', bytes], ...Object.entries(compressFast(bytes))] as const
    this.#outputs[file] = forms.map(([, packed]) => fingerprint(packed))
    for (const [ending, packed] of forms) this.#beside(writeFile(place + ending, packed, this.#durable))
  }

  /** The same file as in an earlier version: a hard link, so that it costs no space and keeps its validators. `outputs` are its own there. */
  reuse(file: string, fromVersion: number, outputs: string[]): void {
    this.#outputs[file] = outputs
    const place = this.#place(file)
    const source = join(this.#folder.version(this.#storeId, fromVersion), file)
    for (const ending of ENCODINGS) linkSync(source + ending, place + ending)
  }

  /** Puts the whole version in its place; durable, it is on disk when this resolves. */
  async finish(contents: Omit<VersionContents, 'outputs'>): Promise<void> {
    const text = JSON.stringify({ ...contents, outputs: this.#outputs })
    this.#beside(writeFile(join(this.#part, CONTENTS_FILE), Buffer.from(text), this.#durable))
    await Promise.all(this.#underWay)
    const folders = [this.#part, ...[...this.#subfolders].map((name) => join(this.#part, name))]
    if (this.#durable) await Promise.all(folders.map(syncFolder))
    renameSync(this.#part, this.#folder.version(this.#storeId, this.#version))
    if (this.#durable) await syncFolder(this.#folder.site(this.#storeId))
  }

  /** Leaves no trace. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.#underWay)
    rmSync(this.#part, { recursive: true, force: true })
  }
}
