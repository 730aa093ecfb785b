import type { Db } from '#server/db/database.ts'
import type { Writes } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { republish } from '#server/records/publications/enqueue-publish.ts'
import { storesInOtherLayout } from '#server/records/publications/other-layout.ts'
import { livePublications, storesWithNewestPublication } from '#server/records/publications/publications.repo.ts'
import { liveName } from '#server/records/stores/store-url.ts'
import type { Thoroughness } from './files/damaged-files.ts'
import { damagedObjects } from './objects/damaged-objects.ts'
import type { PublishedObjects } from './objects/published-objects.ts'
import type { StoreState } from './reconcile.ts'

/**
 * Compares every store's pages in the object store with the database and the renderer.
 * `look` also checks the files of the live version and of the one to build upon.
 */
export const objectStates = async (
  db: Db,
  objects: PublishedObjects,
  renderer: string,
  look?: Thoroughness,
): Promise<StoreState[]> => {
  const live = new Map((await livePublications(db)).map((publication) => [publication.store_id, publication]))
  const states: StoreState[] = []
  for (const row of await storesWithNewestPublication(db)) {
    const shown = live.get(row.id)
    const versions = [{ version: row.version, manifest: row.manifest }, shown]
    const damaged = new Set<number>()
    for (const { version, manifest } of look ? versions.filter((one) => one !== undefined) : []) {
      if (version === null || manifest === null || damaged.has(version)) continue
      if ((await damagedObjects(objects, row.id, manifest, look ?? 'lengths')).length > 0) damaged.add(version)
    }
    const staleness = (): StoreState['stale'] => {
      if (damaged.size > 0) return 'damaged'
      if (row.version === null) return 'never published'
      if (row.manifest === null || !shown) return 'missing on disk'
      // A rolled-back store shows the older version until the next save.
      if (row.live === 0) return undefined
      if (row.published_revision !== row.revision) return 'changed'
      return row.renderer === renderer ? undefined : 'new renderer'
    }
    states.push({ id: row.id, slug: liveName(row), stale: staleness(), damaged: [...damaged] })
  }
  return states
}

/** Republishes stores whose pages are missing or outdated, after any saves. Returns their ids. */
export const republishStale = async (
  { db, writes, clock, paidLayouts }: { db: Db; writes: Writes; clock: Clock; paidLayouts: readonly string[] },
  objects: PublishedObjects,
  renderer: string,
): Promise<string[]> => {
  const waiting = new Set((await db.selectFrom('publish_jobs').select('store_id').execute()).map((job) => job.store_id))
  const others = await storesInOtherLayout(db, paidLayouts, clock.now())
  const stale = (await objectStates(db, objects, renderer))
    .filter((state) => (state.stale || others.has(state.id)) && !waiting.has(state.id))
    .map(({ id }) => id)
  await republish({ writes, clock }, stale)
  return stale
}
