import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressFast } from './compression.ts'
import { CONTENTS_FILE, type PublishedFolder, syncFolder, type VersionContents } from './published-folder.ts'

export const ENCODINGS = ['', '.br', '.gz'] as const

/** Writes a file that is on disk when it returns. */
const writeDurable = (file: string, bytes: Buffer): void => {
  const descriptor = openSync(file, 'wx')
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Builds one version of a store's files beside the live one; nobody sees it until it is whole. */
export class VersionWriter {
  readonly #folder: PublishedFolder
  readonly #storeId: string
  readonly #version: number
  readonly #part: string
  readonly #subfolders = new Set<string>()

  constructor(folder: PublishedFolder, storeId: string, version: number) {
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

  /** A new file and its compressed forms. */
  write(file: string, text: string): void {
    const bytes = Buffer.from(text)
    const place = this.#place(file)
    writeDurable(place, bytes)
    for (const [ending, compressed] of Object.entries(compressFast(bytes))) writeDurable(place + ending, compressed)
  }

  /** The same file as in an earlier version: a hard link, so that it costs no space and keeps its validators. */
  reuse(file: string, fromVersion: number): void {
    const place = this.#place(file)
    const source = join(this.#folder.version(this.#storeId, fromVersion), file)
    for (const ending of ENCODINGS) linkSync(source + ending, place + ending)
  }

  /** Puts the whole version in its place, on disk when it returns. */
  finish(contents: VersionContents): void {
    writeDurable(join(this.#part, CONTENTS_FILE), Buffer.from(JSON.stringify(contents)))
    for (const subfolder of this.#subfolders) syncFolder(join(this.#part, subfolder))
    syncFolder(this.#part)
    renameSync(this.#part, this.#folder.version(this.#storeId, this.#version))
    syncFolder(this.#folder.site(this.#storeId))
  }

  /** Leaves no trace. */
  abandon(): void {
    rmSync(this.#part, { recursive: true, force: true })
  }
}
