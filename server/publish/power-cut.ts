import type { Db } from '#server/db/database.ts'
import type { Writes } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { livePublications, notSynced } from '#server/records/publications/publications.repo.ts'
import { damagedFiles } from './files/damaged-files.ts'
import type { PublishedFolder } from './files/published-folder.ts'
import { repairDamaged } from './reconcile.ts'

/**
 * Makes good what a power cut may have taken, before anybody is answered: looks at every byte of the versions that were not known to be on
 * disk, and of those that addresses show and nobody recorded. An address that shows a torn one of these, or none, shows the recorded version
 * again. Returns the ids of the stores whose pages are to be made anew; their publication is enqueued.
 */
export const repairUnsynced = async (
  deps: { db: Db; writes: Writes; clock: Clock },
  folder: PublishedFolder,
): Promise<string[]> => {
  const isWhole = (storeId: string, version: number) => damagedFiles(folder, storeId, version, 'hashes').length === 0
  const torn = new Map<string, number[]>()
  for (const { store_id, version } of await notSynced(deps.db)) {
    if (!isWhole(store_id, version)) torn.set(store_id, [...(torn.get(store_id) ?? []), version])
  }

  const recorded = new Map((await livePublications(deps.db)).map(({ store_id, version }) => [store_id, version]))
  for (const { slug, storeId, version } of folder.addresses()) {
    const live = recorded.get(storeId)
    if (live === undefined || live === version || (version > live && isWhole(storeId, version))) continue
    if (!torn.has(storeId)) torn.set(storeId, [])
    folder.switchLive(slug, storeId, live)
  }

  const stores = [...torn].map(([id, damaged]) => ({ id, damaged }))
  if (stores.length > 0) await repairDamaged(deps, stores)
  return stores.map(({ id }) => id)
}
