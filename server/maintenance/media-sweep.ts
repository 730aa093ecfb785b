import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Db } from '#server/db/database.ts'
import { imagesOfStore } from '#server/modules/images/images.repo.ts'
import { findStoreById } from '#server/modules/stores/stores.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { MediaStorage } from '#server/ports/media-storage.ts'
import type { PublishedFolder } from '../publish/files/published-folder.ts'

/** An image's files come before its row: younger folders may belong to an upload under way. */
const UPLOAD_GRACE_MS = 3_600_000

/**
 * Removes picture files that no product, no store and no kept version of the pages shows any more, so that a rollback and a page open in
 * a buyer's browser still find theirs.
 */
export const createMediaSweep = (options: { db: Db; folder: PublishedFolder; media: MediaStorage; clock: Clock }) => {
  const { db, folder, media, clock } = options
  /** Stores to look at: at the start all that have files, since a crash may have left some without a row. */
  const waiting = new Set<string>(foldersIn(media.path('')))

  const sweepOne: IdleTask = async () => {
    const [storeId] = waiting
    if (storeId === undefined) return false
    waiting.delete(storeId)
    // Of a store without a row nothing is known, least of all that its images may go: the database may be the one that is wrong.
    if (!(await findStoreById(db, storeId))) return true
    const used = new Set((await imagesOfStore(db, storeId)).map((image) => image.id))
    for (const version of folder.versions(storeId)) {
      for (const id of folder.contents(storeId, version)?.images ?? []) used.add(id)
    }
    for (const name of foldersIn(media.path(storeId))) {
      const young = statSync(join(media.path(storeId), name)).mtimeMs > clock.now().getTime() - UPLOAD_GRACE_MS
      if (name !== 'share' && !used.has(name) && !young) await media.remove(`${storeId}/${name}`)
    }
    return true
  }
  return { add: (storeId: string) => void waiting.add(storeId), sweepOne }
}

const foldersIn = (place: string): string[] => {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}
