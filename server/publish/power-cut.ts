import type { Db } from '#server/db/database.ts'
import type { Writes } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { livePublications, publishedLately } from '#server/records/publications/publications.repo.ts'
import { damagedFiles } from './files/damaged-files.ts'
import type { PublishedFolder } from './files/published-folder.ts'
import { repairDamaged } from './reconcile.ts'

/** Older publications survive a power cut: Linux writes them to disk within half a minute. */
const UNSAFE_MS = 120_000

/**
 * Repairs pages after a power cut, before the first request. Checks every byte of recent and unrecorded versions.
 * A torn live version is replaced by the recorded one. Enqueues the affected stores and returns their ids.
 */
export const repairPowerCut = async (
  deps: { db: Db; writes: Writes; clock: Clock },
  folder: PublishedFolder,
): Promise<string[]> => {
  const isWhole = (storeId: string, version: number) => damagedFiles(folder, storeId, version, 'hashes').length === 0
  const torn = new Map<string, number[]>()
  for (const { store_id, version } of await publishedLately(deps.db, UNSAFE_MS)) {
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
