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

/** Of a store's newest versions so many stay, recorded or not: whoever was just sent to one finds its files. */
const STILL_READ = 2

/**
 * The folder of published pages:
 *
 *     sites/{store id}/{version}/   the files of one version, never changed in content once it is live
 *     live/{slug}                   a symbolic link to the version that buyers see
 *     tmp/                          what is being made; swept at boot
 *
 * A version is built in `tmp/` and renamed into its place when it is whole; the link is replaced by rename. Whoever reads sees one version.
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

  /** A path for something that will be renamed into its place. */
  temporary(name = newId()): string {
    mkdirSync(this.#tmp, { recursive: true })
    return join(this.#tmp, name)
  }

  /** Removes what a crash left unfinished. Only for the one process that publishes. */
  sweepTemporary(): void {
    for (const name of readdirSync(this.#tmp)) rmSync(join(this.#tmp, name), { recursive: true, force: true })
  }

  site(storeId: string): string {
    return join(this.sites, storeId)
  }

  version(storeId: string, version: number): string {
    return join(this.sites, storeId, String(version))
  }

  /** Whole versions on disk, newest first. */
  versions(storeId: string): number[] {
    if (!existsSync(this.site(storeId))) return []
    return readdirSync(this.site(storeId))
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => b - a)
  }

  /** The home page of a version, or `undefined` when it is not there. */
  homePage(storeId: string, version: number): string | undefined {
    const file = join(this.version(storeId, version), 'index.html')
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }

  /** What a version holds, or `undefined` when it is not there or cannot be read. */
  contents(storeId: string, version: number): VersionContents | undefined {
    try {
      return parseContents(readFileSync(join(this.version(storeId, version), CONTENTS_FILE), 'utf8'))
    } catch {
      return undefined
    }
  }

  /** What of the store's media the versions on disk show; `undefined` while one cannot say it, being damaged or of an earlier release. */
  shownImages(storeId: string): string[] | undefined {
    const shown: string[] = []
    for (const version of this.versions(storeId)) {
      const contents = this.contents(storeId, version)
      if (!contents) return undefined
      shown.push(...contents.images)
    }
    return shown
  }

  /** What a live address shows. */
  liveVersion(slug: string): { storeId: string; version: number } | undefined {
    try {
      const [storeId = '', version = ''] = readlinkSync(join(this.live, slug)).split('/').slice(-2)
      return { storeId, version: Number(version) }
    } catch {
      return undefined
    }
  }

  /** Makes a version live under an address, in one rename. */
  switchLive(slug: string, storeId: string, version: number): void {
    // Somebody may have cleared the folder while the server ran.
    mkdirSync(this.live, { recursive: true })
    if (this.#isStray(slug)) rmSync(join(this.live, slug), { recursive: true })
    const temporary = this.temporary()
    symlinkSync(join('..', 'sites', storeId, String(version)), temporary)
    renameSync(temporary, join(this.live, slug))
  }

  /** Takes an address away, if it shows this store, and waits for the disk. */
  unlink(slug: string, storeId: string): void {
    if (this.liveVersion(slug)?.storeId !== storeId) return
    rmSync(join(this.live, slug))
    const folder = openSync(this.live, 'r')
    fsyncSync(folder)
    closeSync(folder)
  }

  /** Takes every address of a store away. */
  unlinkStore(gone: string): void {
    for (const { slug, storeId } of this.addresses()) if (storeId === gone) this.unlink(slug, storeId)
  }

  /** Removes versions that are neither recorded nor live, but for the newest, which somebody may still be reading. */
  async prune(storeId: string, slug: string, recorded: readonly number[]): Promise<void> {
    const live = this.liveVersion(slug)?.version
    for (const version of this.versions(storeId).slice(STILL_READ)) {
      if (version !== live && !recorded.includes(version))
        await rm(this.version(storeId, version), { recursive: true, force: true })
    }
  }

  /** Removes what stands among the addresses and is none: a folder or a file can be no link to a version. Returns their names. */
  sweepLive(): string[] {
    const strays = readdirSync(this.live).filter((name) => this.#isStray(name))
    for (const name of strays) rmSync(join(this.live, name), { recursive: true })
    return strays
  }

  #isStray(slug: string): boolean {
    return lstatSync(join(this.live, slug), { throwIfNoEntry: false })?.isSymbolicLink() === false
  }

  /** Ids of the stores that have versions on disk. */
  storeIds(): string[] {
    return readdirSync(this.sites)
  }

  /** Removes all of a store's versions. */
  removeSite(storeId: string): void {
    rmSync(this.site(storeId), { recursive: true, force: true })
  }

  /** Every address and the store it shows. */
  addresses(): { slug: string; storeId: string; version: number }[] {
    return readdirSync(this.live).flatMap((slug) => {
      const target = this.liveVersion(slug)
      return target ? [{ slug, ...target }] : []
    })
  }
}

/** Beside a version's pages; never served. */
export const CONTENTS_FILE = '.contents.json'

const versionContents = z.object({
  slug: z.string(),
  revision: z.number(),
  renderer: z.string(),
  /** File name (`p/red-bangles.html`) → hash of what went into it. */
  files: z.record(z.string(), z.string()),
  /** File name → fingerprints of what came out: the text's first, then those that its compressed forms may have. */
  outputs: z.record(z.string(), z.array(z.string())),
  /** What of the store's media its pages show: ids of images, and `share/{hash}.jpg`. */
  images: z.array(z.string()),
})

/** What a version was made of, by file. */
export type VersionContents = z.infer<typeof versionContents>

/** What a text says that a version holds; `undefined` when it says nothing of the kind. Throws when it is no JSON. */
export const parseContents = (text: string): VersionContents | undefined =>
  versionContents.safeParse(JSON.parse(text)).data
