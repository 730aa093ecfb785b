import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Db } from '#server/db/database.ts'
import { markRecompressed, nextToRecompress } from '#server/modules/publications/publications.repo.ts'
import type { ThreadPool } from '../threads/thread-pool.ts'
import { compressBest } from './compression.ts'
import type { PublishedFolder } from './published-folder.ts'

/**
 * Compresses a version's files anew at the best level, one at a time and off the thread that renders. Each compressed file is replaced by
 * rename, so that a reader has either. Later versions link the better ones.
 */
export const recompressVersion = async (folder: PublishedFolder, storeId: string, version: number): Promise<void> => {
  const place = folder.version(storeId, version)
  for (const file of Object.keys(folder.contents(storeId, version)?.files ?? {})) {
    const best = await compressBest(readFileSync(join(place, file)))
    for (const [ending, bytes] of Object.entries(best)) {
      const temporary = folder.temporary()
      writeFileSync(temporary, bytes, { flush: true })
      renameSync(temporary, join(place, file + ending))
    }
  }
}

/** Recompresses one live version that has not been, in a publishing thread. */
export const createRecompressTask =
  (db: Db, pool: ThreadPool): IdleTask =>
  async () => {
    const next = await nextToRecompress(db)
    if (!next) return false
    try {
      await pool.run({ kind: 'recompress', storeId: next.store_id, version: next.version })
    } finally {
      // A version that was replaced or cannot be read is not tried for ever: it is only a little larger.
      await markRecompressed(db, next.store_id, next.version)
    }
    return true
  }
