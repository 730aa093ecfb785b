import type { Logger } from 'pino'
import { damagedFiles } from './files/damaged-files.ts'
import type { PublishedFolder } from './files/published-folder.ts'
import { KEPT_VERSIONS } from './kept-versions.ts'
import type { LivePages } from './live-pages.ts'
import { removeOldVersions } from './old-versions.ts'
import type { ThreadPool } from './threads/thread-pool.ts'

interface FolderOptions {
  folder: PublishedFolder
  pool: Pick<ThreadPool, 'run'>
  log: Logger
}

/** Shows pages from the folder of the only publisher: addresses are links. */
export const liveInFolder = ({ folder, pool, log }: FolderOptions): LivePages => {
  const oldVersions = removeOldVersions({ pool, log })
  return {
    begin: () => {},
    show: (storeId, { slug, formerSlug, version }) => {
      const live = folder.liveVersion(slug)
      if (live?.storeId !== storeId || live.version !== version) folder.switchLive(slug, storeId, version)
      if (formerSlug !== slug) folder.unlink(formerSlug, storeId)
    },
    showAgain: (slug, storeId, version) => folder.switchLive(slug, storeId, version),
    recorded: (storeId, { slug, version }) => {
      if (version > KEPT_VERSIONS) oldVersions.add(storeId, slug)
    },
    hide: (storeId) => folder.unlinkStore(storeId),
    remove: (storeId) => {
      folder.unlinkStore(storeId)
      folder.removeSite(storeId)
    },
    isWhole: (storeId, { version }) => damagedFiles(folder, storeId, version, 'lengths').length === 0,
    stop: () => oldVersions.stop(),
  }
}
