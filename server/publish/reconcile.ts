import { existsSync } from 'node:fs'
import type { Db } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import {
  forgetPublications,
  storesPastPlanExpiry,
  storesWithNewestPublication,
} from '#server/modules/publications/publications.repo.ts'
import { enqueueRepublish } from '#server/modules/publications/publications.service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { PublishedFolder } from './files/published-folder.ts'

/** A store as the rebuild command lists it. */
export interface StoreState {
  id: string
  slug: string
  /** Why its pages must be made anew; `undefined` when they are as they should be. */
  stale: 'never published' | 'changed' | 'new renderer' | 'missing on disk' | undefined
}

/** How every store's pages stand against the database, the renderer and the disk. */
export const storeStates = async (db: Db, folder: PublishedFolder, renderer: string): Promise<StoreState[]> => {
  const rows = await storesWithNewestPublication(db)
  return rows.map((row) => {
    const state = (stale: StoreState['stale']): StoreState => ({ id: row.id, slug: row.store_slug, stale })
    if (row.version === null) return state('never published')
    // A store that its seller rolled back shows the older version until the next save, whatever its buyers ordered since. (A save that is
    // not published yet has its job.)
    const shown = folder.liveVersion(row.store_slug)
    const rolledBack =
      row.live === 0 &&
      shown?.storeId === row.id &&
      shown.version < row.version &&
      existsSync(folder.version(row.id, shown.version))
    if (row.published_revision !== row.revision && !rolledBack) return state('changed')
    // Switched, and not recorded before the end came; or the database is of an earlier day.
    if (row.live === 1 && shown?.storeId === row.id && shown.version !== row.version) return state('changed')
    if (row.renderer !== renderer && row.live === 1) return state('new renderer')
    if (!existsSync(folder.version(row.id, row.version))) return state('missing on disk')
    if (folder.liveVersion(row.store_slug)?.storeId !== row.id) return state('missing on disk')
    return state(undefined)
  })
}

/**
 * Brings disk and database back together after a crash, a restore or an upgrade: unfinished files go, addresses that lead to no store or
 * to one that moved go, versions whose files are lost are offered no more, and the publication of stores whose pages are not what they
 * should be is enqueued, after whatever sellers save meanwhile.
 */
export const reconcile = async (
  { db, writes, clock }: { db: Db; writes: Writes; clock: Clock },
  folder: PublishedFolder,
  renderer: string,
): Promise<void> => {
  folder.sweepTemporary()
  const states = await storeStates(db, folder, renderer)
  const slugs = new Map(states.map((state) => [state.id, state.slug]))
  for (const { slug, storeId } of folder.addresses()) {
    if (slugs.get(storeId) !== slug) folder.unlink(slug, storeId)
  }
  for (const { id, stale } of states) {
    if (stale === 'missing on disk') await forgetPublications(db, id, folder.versions(id))
  }
  const waiting = new Set((await db.selectFrom('publish_jobs').select('store_id').execute()).map((job) => job.store_id))
  const stale = states.filter((state) => state.stale && !waiting.has(state.id)).map((state) => state.id)
  const past = await storesPastPlanExpiry(db, clock.now().toISOString())
  await write({ writes }, (trx) => enqueueRepublish(trx, clock, [...stale, ...past], { background: true }))
}
