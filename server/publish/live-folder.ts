import { type DiskSyncOptions, startDiskSync } from './disk-sync.ts'
import { damagedFiles } from './files/damaged-files.ts'
import { KEPT_VERSIONS } from './kept-versions.ts'
import type { LivePages } from './live-pages.ts'
import { removeOldVersions } from './old-versions.ts'

/** Pages in the folder of the one process that publishes: addresses are links. */
export const liveInFolder = (options: DiskSyncOptions): LivePages => {
  const { folder } = options
  const diskSync = startDiskSync(options)
  const oldVersions = removeOldVersions(options)
  return {
    begin: () => {},
    show: (storeId, { slug, formerSlug, version }) => {
      const live = folder.liveVersion(slug)
      if (live?.storeId !== storeId || live.version !== version) folder.switchLive(slug, storeId, version)
      if (formerSlug !== slug) folder.unlink(formerSlug, storeId)
    },
    showAgain: (slug, storeId, version) => {
      folder.switchLive(slug, storeId, version)
      folder.syncAddresses()
    },
    recorded: (storeId, { slug, version }) => {
      diskSync.add()
      if (version > KEPT_VERSIONS) oldVersions.add(storeId, slug)
    },
    hide: (storeId) => folder.unlinkStore(storeId),
    remove: (storeId) => {
      folder.unlinkStore(storeId)
      folder.removeSite(storeId)
    },
    isWhole: (storeId, { version }) => damagedFiles(folder, storeId, version, 'lengths').length === 0,
    syncs: true,
    stop: async () => {
      await oldVersions.stop()
      await diskSync.stop()
    },
  }
}
