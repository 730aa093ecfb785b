import type { Logger } from 'pino'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Db } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import { markSynced, notSynced } from '#server/records/publications/publications.repo.ts'
import type { FilesystemSync } from './files/filesystem-sync.ts'
import type { PublishedFolder } from './files/published-folder.ts'
import type { ThreadPool } from './threads/thread-pool.ts'

/** The versions of a second share a sync: each makes the commits of that moment wait for the disk. */
const EVERY_MS = 1_000

export interface DiskSyncOptions {
  db: Db
  writes: Writes
  folder: PublishedFolder
  pool: ThreadPool
  log: Logger
  /** Syncs all versions at once; without it they are synced file by file. */
  syncFilesystem?: FilesystemSync | undefined
}

/** Has versions that are live reach the disk. */
export interface DiskSync {
  /** A version has gone live: it is synced within a second or two. */
  add(): void
  /** Syncs what is left and ends. */
  stop(): Promise<void>
}

/**
 * Pages are derived from what is committed, so a version goes live without waiting for the disk. Afterwards, once a second, everything that
 * went live is synced and marked as such; what is not marked when the power goes is looked at before the next start answers anybody
 * (see `power-cut.ts`).
 */
export const startDiskSync = ({ db, writes, folder, pool, log, syncFilesystem }: DiskSyncOptions): DiskSync => {
  let waiting = true

  const syncAll = async (): Promise<void> => {
    const versions = await notSynced(db)
    if (versions.length === 0) return
    if (syncFilesystem) await syncFilesystem()
    else {
      for (const { store_id, version } of versions) await pool.run({ kind: 'sync', storeId: store_id, version })
      folder.syncAddresses()
    }
    await write({ writes }, (trx) => markSynced(trx, versions))
  }

  const loop: Loop = startLoop({
    pass: async () => {
      if (!waiting) return false
      waiting = false
      await syncAll().catch((error) => {
        waiting = true
        throw error
      })
      return false
    },
    every: EVERY_MS,
    onError: (error) => log.error({ err: error }, 'published pages could not be synced'),
  })

  return {
    add: () => {
      waiting = true
    },
    stop: async () => {
      await loop.stop()
      if (waiting) await syncAll().catch((error) => log.error({ err: error }, 'published pages could not be synced'))
    },
  }
}
