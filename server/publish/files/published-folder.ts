import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { newId } from '#server/db/ids.ts'
import { isNoFile } from '#server/lib/files-away.ts'

/** Newest versions that stay, recorded or not: a reader may still be fetching their files. */
const STILL_READ = 2

/**
 * The folder of published pages:
 *
 *     sites/{store id}/{version}/   the files of one version; their content never changes once live
 *     live/{slug}                   a symbolic link to the version that buyers see
 *     tmp/                          unfinished files; swept at boot
 *
 * A version is built in `tmp/` and renamed when complete; the link is replaced by rename. Readers see one version.
 */
export class PublishedFolder {
  readonly sites: string
  readonly live: string
  readonly #tmp: string

  constructor(root: string) {
    this.sites = join(root, 'sites')
    this.live = join(root, 'live')
    this.#tmp = join(root, 'tmp')
    for (const folder of [this.sites, this.live, this.#tmp]) mkdirSync(folder, { recursive: true })
  }

  /** Returns a temporary path. The caller renames it into place later. */
  temporary(name = newId()): string {
    mkdirSync(this.#tmp, { recursive: true })
    return join(this.#tmp, name)
  }

  /** Removes unfinished files after a crash. Only for the publishing process. */
  sweepTemporary(): void {
    for (const name of readdirSync(this.#tmp)) rmSync(join(this.#tmp, name), { recursive: true, force: true })
  }

  site(storeId: string): string {
    return join(this.sites, storeId)
  }

  version(storeId: string, version: number): string {
    return join(this.sites, storeId, String(version))
  }

  /** Complete versions on disk, newest first. */
  versions(storeId: string): number[] {
    if (!existsSync(this.site(storeId))) return []
    return readdirSync(this.site(storeId))
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => b - a)
  }

  /** Returns the home page of a version, or `undefined` if it is missing. */
  homePage(storeId: string, version: number): string | undefined {
    const file = join(this.version(storeId, version), 'index.html')
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }

  /** Returns the contents of a version, or `undefined` if it is missing or unreadable. */
  contents(storeId: string, version: number): VersionContents | undefined {
    try {
      return parseContents(readFileSync(join(this.version(storeId, version), CONTENTS_FILE), 'utf8'))
    } catch {
      return undefined
    }
  }

  /** Returns the media shown by the versions on disk, or `undefined` if one of them cannot tell. */
  shownImages(storeId: string): string[] | undefined {
    const shown: string[] = []
    for (const version of this.versions(storeId)) {
      const contents = this.contents(storeId, version)
      if (!contents) return undefined
      shown.push(...contents.images)
    }
    return shown
  }

  /** Returns the version an address shows. */
  liveVersion(slug: string): { storeId: string; version: number } | undefined {
    try {
      const [storeId = '', version = ''] = readlinkSync(join(this.live, slug)).split('/').slice(-2)
      return { storeId, version: Number(version) }
    } catch (error) {
      if (!isNoFile(error)) throw error
      return undefined
    }
  }

  /** Makes a version live in one rename. */
  switchLive(slug: string, storeId: string, version: number): void {
    // The folder may have been cleared while the server ran.
    mkdirSync(this.live, { recursive: true })
    if (this.#isStray(slug)) rmSync(join(this.live, slug), { recursive: true })
    const temporary = this.temporary()
    symlinkSync(join('..', 'sites', storeId, String(version)), temporary)
    renameSync(temporary, join(this.live, slug))
  }

  /** Removes an address if it shows this store, and syncs it to disk. */
  unlink(slug: string, storeId: string): void {
    if (this.liveVersion(slug)?.storeId !== storeId) return
    rmSync(join(this.live, slug))
    const folder = openSync(this.live, 'r')
    fsyncSync(folder)
    closeSync(folder)
  }

  /** Removes every address of a store. */
  unlinkStore(gone: string): void {
    for (const { slug, storeId } of this.addresses()) if (storeId === gone) this.unlink(slug, storeId)
  }

  /** Removes versions that are neither recorded nor live, except the newest ones, which may still be read. */
  async prune(storeId: string, slug: string, recorded: readonly number[]): Promise<void> {
    const live = this.liveVersion(slug)?.version
    for (const version of this.versions(storeId).slice(STILL_READ)) {
      if (version !== live && !recorded.includes(version))
        await rm(this.version(storeId, version), { recursive: true, force: true })
    }
  }

  /** Removes files and folders among the addresses, which must be links. Returns their names. */
  sweepLive(): string[] {
    const strays = readdirSync(this.live).filter((name) => this.#isStray(name))
    for (const name of strays) rmSync(join(this.live, name), { recursive: true })
    return strays
  }

  #isStray(slug: string): boolean {
    return lstatSync(join(this.live, slug), { throwIfNoEntry: false })?.isSymbolicLink() === false
  }

  /** Ids of stores with versions on disk. */
  storeIds(): string[] {
    return readdirSync(this.sites)
  }

  /** Removes all of a store's versions. */
  removeSite(storeId: string): void {
    rmSync(this.site(storeId), { recursive: true, force: true })
  }

  /** All addresses with the stores they show. */
  addresses(): { slug: string; storeId: string; version: number }[] {
    return readdirSync(this.live).flatMap((slug) => {
      const target = this.liveVersion(slug)
      return target ? [{ slug, ...target }] : []
    })
  }
}

/** Lies beside a version's pages and is never served. */
export const CONTENTS_FILE = '.contents.json'

const versionContents = z.object({
  slug: z.string(),
  revision: z.number(),
  renderer: z.string(),
  /** File name (`p/red-bangles.html`) → hash of its inputs. */
  files: z.record(z.string(), z.string()),
  /** File name → fingerprints of its output: the text's, then those allowed for its compressed forms. */
  outputs: z.record(z.string(), z.array(z.string())),
  /** Media shown by its pages: ids of images, and `share/{hash}.jpg`. */
  images: z.array(z.string()),
})

/** The files of a version with hashes of their inputs and outputs. */
export type VersionContents = z.infer<typeof versionContents>

/** Parses a contents file; `undefined` if it is something else. Throws if it is not JSON. */
export const parseContents = (text: string): VersionContents | undefined =>
  versionContents.safeParse(JSON.parse(text)).data
