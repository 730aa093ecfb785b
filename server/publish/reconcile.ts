import { existsSync } from 'node:fs'
import type { Db } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { enqueueRepublish, republish } from '#server/records/publications/enqueue-publish.ts'
import { storesInOtherLayout } from '#server/records/publications/other-layout.ts'
import {
  forgetDamaged,
  forgetPublications,
  storesPastPlanExpiry,
  storesWithNewestPublication,
} from '#server/records/publications/publications.repo.ts'
import { liveName } from '#server/records/stores/store-url.ts'
import { damagedFiles, type Thoroughness } from './files/damaged-files.ts'
import type { PublishedFolder } from './files/published-folder.ts'

/** A store as the rebuild command lists it. */
export interface StoreState {
  id: string
  slug: string
  /** Why its pages must be made again; `undefined` if they are current. */
  stale: 'never published' | 'changed' | 'new renderer' | 'missing on disk' | 'damaged' | 'other layout' | undefined
  /** Versions found damaged. */
  damaged: number[]
}

/**
 * Compares every store's pages on disk with the database and the renderer.
 * `look` also checks the files of the live version and of the one to build upon.
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
    const live = folder.liveVersion(liveName(row))
    const damaged = damagedAmong(row.id, [row.version, live?.storeId === row.id ? live.version : undefined])
    const state = (stale: StoreState['stale']): StoreState => ({ id: row.id, slug: liveName(row), stale, damaged })
    if (damaged.length > 0) return state('damaged')
    if (row.version === null) return state('never published')
    // A rolled-back store shows the older version until the next save, even if orders come in.
    // An unpublished save has its own job.
    const shown = live
    const rolledBack =
      row.live === 0 &&
      shown?.storeId === row.id &&
      shown.version < row.version &&
      existsSync(folder.version(row.id, shown.version))
    if (row.published_revision !== row.revision && !rolledBack) return state('changed')
    // Switched but not recorded before a crash, or the database was restored.
    if (row.live === 1 && shown?.storeId === row.id && shown.version !== row.version) return state('changed')
    if (row.renderer !== renderer && row.live === 1) return state('new renderer')
    if (!existsSync(folder.version(row.id, row.version))) return state('missing on disk')
    if (shown?.storeId !== row.id) return state('missing on disk')
    return state(undefined)
  })
}

/** Counts and ids of repairs. */
export interface Reconciled {
  /** Addresses that led to no store, or to one that moved. */
  addresses: number
  /** Files and folders in the place of an address. */
  strays: number
  /** Folders of deleted stores. */
  deletedStores: number
  /** Ids of stores with lost files or addresses. */
  missing: string[]
  /** Ids of stores with damaged files. */
  damaged: string[]
  /** Ids of all enqueued stores. */
  republished: string[]
}

/** Republishes stores with damaged versions in full. Damaged versions are forgotten: no build or rollback uses them. */
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
 * Brings disk and database together after a crash, a restore or an upgrade: removes unfinished files, stray addresses
 * and folders of deleted stores, forgets lost or damaged versions, and enqueues stores whose pages are not current,
 * after any saves. `look` says how closely files are checked.
 */
export const reconcile = async (
  { db, writes, clock, paidLayouts }: { db: Db; writes: Writes; clock: Clock; paidLayouts: readonly string[] },
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
  const others = await storesInOtherLayout(db, paidLayouts, clock.now())
  const again = [...new Set([...stale, ...past, ...others])]
  await republish({ writes, clock }, again)
  return {
    addresses: wrong.length,
    strays,
    deletedStores: deleted.length,
    missing: missing.map(({ id }) => id),
    damaged: damaged.map(({ id }) => id),
    republished: [...new Set([...damaged.map(({ id }) => id), ...again])],
  }
}
