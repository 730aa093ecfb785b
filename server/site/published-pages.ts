import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedFolder } from '#server/publish/files/published-folder.ts'

/** The bytes of a published file. */
export type PageBytes = Uint8Array<ArrayBuffer>

/** A file as it is, or compressed. */
export type PageForm = '' | '.br' | '.gz'

/** Where published pages are read from. What cannot be told at this moment is thrown: that something is not there is said of nothing else. */
export interface PublishedPages {
  /** What the version that an address shows is called, for good; `undefined` when the address shows none. */
  shown(slug: string): string | undefined | Promise<string | undefined>
  /** A file of such a version in one of its forms; `undefined` when the version does not have it. */
  read(version: string, file: string, form: PageForm): PageBytes | undefined | Promise<PageBytes | undefined>
}

/** Pages in the folder that this process publishes into. */
export const pagesInFolder = (folder: PublishedFolder): PublishedPages => ({
  shown: (slug) => {
    const live = folder.liveVersion(slug)
    return live && folder.version(live.storeId, live.version)
  },
  read: (version, file, form) => {
    try {
      return new Uint8Array(readFileSync(join(version, file + form)))
    } catch {
      return undefined
    }
  },
})
