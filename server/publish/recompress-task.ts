import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { markRecompressed, nextToRecompress } from '#server/records/publications/publications.repo.ts'
import { replaceManifest } from '#server/records/publications/shown-versions.repo.ts'
import type { ThreadPool } from './threads/thread-pool.ts'

/** Time without a publication before a store is recompressed: saves often come in a row. */
const AFTER_MS = 120_000

/** Recompresses one live version in a publishing thread. */
export const createRecompressTask =
  (db: Db, clock: Clock, pool: ThreadPool): IdleTask =>
  async () => {
    const next = await nextToRecompress(db, new Date(clock.now().getTime() - AFTER_MS).toISOString())
    if (!next) return false
    try {
      const better = await pool.run({ kind: 'recompress', storeId: next.store_id, of: next })
      if (better) await replaceManifest(db, next, better)
    } finally {
      // Does not retry a replaced or unreadable version: it is only slightly larger.
      await markRecompressed(db, next.store_id, next.version)
    }
    return true
  }
