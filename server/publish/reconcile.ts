import { existsSync } from 'node:fs'
import type { Db } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { enqueueRepublish, republish } from '#server/records/publications/enqueue-publish.ts'
import {
  forgetDamaged,
  forgetPublications,
  storesPastPlanExpiry,
  storesWithNewestPublication,
} from '#server/records/publications/publications.repo.ts'
import { damagedFiles, type Thoroughness } from './files/damaged-files.ts'
import type { PublishedFolder } from './files/published-folder.ts'

/** A store as the rebuild command lists it. */
export interface StoreState {
  id: string
  slug: string
  /** Why its pages must be made anew; `undefined` when they are as they should be. */
  stale: 'never published' | 'changed' | 'new renderer' | 'missing on disk' | 'damaged' | undefined
  /** Versions whose files are not as they were written, as far as they were looked at. */
  damaged: number[]
}

/**
 * How every store's pages stand against the database, the renderer and the disk. With `look`, what buyers see and what the next
 * publication would build upon is held against what was written.
 */
export const storeStates = async (
  db: Db,
  folder: PublishedFolder,
  renderer: string,
  look?: Thoroughness,
): Promise<StoreState[]> => {
  const rows = await storesWithNewestPublication(db)
  const damagedAmong = (storeId: string, versions: (number | null | undefined)[]): number[] =>
    [...new Set(versions)]
      .filter((version) => typeof version === 'number')
      .filter((version) => look && existsSync(folder.version(storeId, version)))
      .filter((version) => damagedFiles(folder, storeId, version, look ?? 'lengths').length > 0)
  return rows.map((row) => {
    const live = folder.liveVersion(row.store_slug)
    const damaged = damagedAmong(row.id, [row.version, live?.storeId === row.id ? live.version : undefined])
    const state = (stale: StoreState['stale']): StoreState => ({ id: row.id, slug: row.store_slug, stale, damaged })
    if (damaged.length > 0) return state('damaged')
    if (row.version === null) return state('never published')
    // A store that its seller rolled back shows the older version until the next save, whatever its buyers ordered since. (A save that is
    // not published yet has its job.)
    const shown = live
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
    if (shown?.storeId !== row.id) return state('missing on disk')
    return state(undefined)
  })
}

/** What was not as it should be, in numbers. */
export interface Reconciled {
  /** Addresses that led to no store, or to one that moved. */
  addresses: number
  /** Files and folders that stood in the place of an address. */
  strays: number
  /** Folders of stores that are no more. */
  deletedStores: number
  /** Stores whose files or addresses were lost, by id. */
  missing: string[]
  /** Stores whose files were damaged, by id. */
  damaged: string[]
  /** Stores whose publication was enqueued, whatever the reason. */
  republished: string[]
}

/**
 * Has stores with damaged versions published anew, every page rendered: what is damaged is forgotten, so that nothing is built upon it and
 * no rollback goes back to it.
 */
export const repairDamaged = async (
  deps: { writes: Writes; clock: Clock },
  stores: Pick<StoreState, 'id' | 'damaged'>[],
): Promise<void> => {
  await write(deps, async (trx) => {
    for (const { id, damaged } of stores) await forgetDamaged(trx, id, damaged)
    await enqueueRepublish(
      trx,
      deps.clock,
      stores.map(({ id }) => id),
      { force: true },
    )
  })
}

/**
 * Brings disk and database back together after a crash, a restore or an upgrade: unfinished files go, addresses that lead to no store or
 * to one that moved go, as do folders of deleted stores, versions whose files are lost or damaged are offered no more, and the publication
 * of stores whose pages are not what they should be is enqueued, after whatever sellers save meanwhile. `look` says how closely files are
 * looked at.
 */
export const reconcile = async (
  { db, writes, clock }: { db: Db; writes: Writes; clock: Clock },
  folder: PublishedFolder,
  renderer: string,
  look?: Thoroughness,
): Promise<Reconciled> => {
  folder.sweepTemporary()
  const strays = folder.sweepLive().length
  const states = await storeStates(db, folder, renderer, look)
  const known = new Set((await db.selectFrom('stores').select('id').execute()).map(({ id }) => id))
  const onAir = new Map(states.map((state) => [state.id, state.slug]))
  const wrong = folder.addresses().filter(({ slug, storeId }) => onAir.get(storeId) !== slug)
  for (const { slug, storeId } of wrong) folder.unlink(slug, storeId)
  const deleted = folder.storeIds().filter((id) => !known.has(id))
  for (const id of deleted) folder.removeSite(id)
  const missing = states.filter(({ stale }) => stale === 'missing on disk')
  for (const { id } of missing) await forgetPublications(db, id, folder.versions(id))
  const damaged = states.filter(({ stale }) => stale === 'damaged')
  if (damaged.length > 0) await repairDamaged({ writes, clock }, damaged)

  const waiting = new Set((await db.selectFrom('publish_jobs').select('store_id').execute()).map((job) => job.store_id))
  const stale = states.filter((state) => state.stale && !waiting.has(state.id)).map((state) => state.id)
  const past = await storesPastPlanExpiry(db, clock.now().toISOString())
  await republish({ writes, clock }, [...stale, ...past])
  return {
    addresses: wrong.length,
    strays,
    deletedStores: deleted.length,
    missing: missing.map(({ id }) => id),
    damaged: damaged.map(({ id }) => id),
    republished: [...new Set([...damaged.map(({ id }) => id), ...stale, ...past])],
  }
}
