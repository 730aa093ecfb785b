import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedFolder } from '#server/publish/files/published-folder.ts'

/** The bytes of a published file. */
export type PageBytes = Uint8Array<ArrayBuffer>

/** A file as it is, or compressed. */
export type PageForm = '' | '.br' | '.gz'

/** A version of a store's pages. What it is called is its own for good, among those of its store. */
export interface PublishedVersion {
  storeId: string
  name: string
}

/** Where published pages are read from. What cannot be told at this moment is thrown: that something is not there is said of nothing else. */
export interface PublishedPages {
  /** The version that an address shows; `undefined` when the address shows none. */
  shown(slug: string): PublishedVersion | undefined | Promise<PublishedVersion | undefined>
  /** A file of such a version in one of its forms; `undefined` when the version does not have it. */
  read(version: PublishedVersion, file: string, form: PageForm): PageBytes | undefined | Promise<PageBytes | undefined>
}

/** Pages in the folder that this process publishes into. */
export const pagesInFolder = (folder: PublishedFolder): PublishedPages => ({
  shown: (slug) => {
    const live = folder.liveVersion(slug)
    return live && { storeId: live.storeId, name: folder.version(live.storeId, live.version) }
  },
  read: ({ name }, file, form) => {
    try {
      return new Uint8Array(readFileSync(join(name, file + form)))
    } catch {
      return undefined
    }
  },
})
