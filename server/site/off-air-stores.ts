import type { Db } from '#server/db/database.ts'
import { offAirStoreIds } from '#server/records/stores/stores.repo.ts'

/** Longest age of the list. In every process, images of a store taken off the air are gone this soon. */
const REFRESH_MS = 1_000

/** Returns a check whether a store is off the air, without a query per image. */
export const offAirStores = (db: Db): ((storeId: string) => Promise<boolean>) => {
  let ids: Promise<Set<string>> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  return async (storeId) => {
    const now = performance.now()
    if (!ids || now - readAt > REFRESH_MS) {
      readAt = now
      ids = offAirStoreIds(db).then((list) => new Set(list))
      // The next caller retries a failed read.
      ids.catch(() => {
        ids = undefined
      })
    }
    return (await ids).has(storeId)
  }
}
