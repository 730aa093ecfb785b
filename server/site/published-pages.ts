import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orNoFile } from '#server/lib/files-away.ts'
import type { PublishedFolder } from '#server/publish/files/published-folder.ts'

/** Bytes of a published file. */
export type PageBytes = Uint8Array<ArrayBuffer>

/** Extension of a compressed form, empty for the file itself. */
export type PageForm = '' | '.br' | '.gz'

/** A version of a store's pages. Its name is unique within the store and never used again. */
export interface PublishedVersion {
  storeId: string
  name: string
}

/** Source of published pages. Throws when it cannot tell. `undefined` always means that there is none. */
export interface PublishedPages {
  /** Returns the version at an address, `undefined` when there is none. */
  shown(slug: string): PublishedVersion | undefined | Promise<PublishedVersion | undefined>
  /** Returns a file of a version in one form, `undefined` when the version does not have it. */
  read(version: PublishedVersion, file: string, form: PageForm): PageBytes | undefined | Promise<PageBytes | undefined>
}

/** Reads pages from the folder that this process publishes into. */
export const pagesInFolder = (folder: PublishedFolder): PublishedPages => ({
  shown: (slug) => {
    const live = orNoFile(() => folder.liveVersion(slug))
    return live && { storeId: live.storeId, name: folder.version(live.storeId, live.version) }
  },
  read: ({ name }, file, form) => orNoFile(() => new Uint8Array(readFileSync(join(name, file + form)))),
})
