import type { Db } from '#server/db/database.ts'
import { offAirStoreIds } from '#server/records/stores/stores.repo.ts'

/** How old the list may get: images of a store that is taken off are gone this soon, in every process. */
const REFRESH_MS = 1_000

/** Whether a store is off the air, without a query for each image asked for. */
export const offAirStores = (db: Db): ((storeId: string) => Promise<boolean>) => {
  let ids: Promise<Set<string>> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  return async (storeId) => {
    const now = performance.now()
    if (!ids || now - readAt > REFRESH_MS) {
      readAt = now
      ids = offAirStoreIds(db).then((list) => new Set(list))
      // A failed read is tried again by the next caller.
      ids.catch(() => {
        ids = undefined
      })
    }
    return (await ids).has(storeId)
  }
}
