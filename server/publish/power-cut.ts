import type { Db } from '#server/db/database.ts'
import type { Writes } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { livePublications, publishedLately } from '#server/records/publications/publications.repo.ts'
import { damagedFiles } from './files/damaged-files.ts'
import type { PublishedFolder } from './files/published-folder.ts'
import { repairDamaged } from './reconcile.ts'

/** What was published longer before a power cut is on disk: Linux writes after half a minute. */
const UNSAFE_MS = 120_000

/**
 * Makes good what a power cut may have taken, before anybody is answered. Looks at every byte of what was published
 * lately, and of versions that addresses show and nobody recorded. An address that shows a torn one shows the recorded
 * version again. Enqueues the stores whose pages are to be made anew, and returns their ids.
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
