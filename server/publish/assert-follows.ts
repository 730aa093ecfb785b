import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { newestPublication } from '#server/records/publications/publications.repo.ts'
import { liveName } from '#server/records/stores/store-url.ts'
import { findStoreById, isOffAir } from '#server/records/stores/stores.repo.ts'
import type { ReadyVersion } from './live-pages.ts'

/** Maximum age of a version when it is recorded. Older unrecorded ones are removed (see `sweep-objects.ts`). */
const RECORDED_WITHIN_MS = 600_000

/**
 * Asserts that a version still follows the newest one, at its store's address: a publisher that was paused may be late.
 * Waits while somebody else records a version of the store.
 */
export const assertFollows = async (
  trx: Transaction,
  storeId: string,
  ready: ReadyVersion,
  started: number,
): Promise<void> => {
  await lock(trx, 'store', storeId)
  const newest = (await newestPublication(trx, storeId))?.version ?? 0
  const store = await findStoreById(trx, storeId)
  const moved = store !== undefined && (isOffAir(store) || liveName(store) !== ready.slug)
  if (newest !== ready.basedOn || moved || performance.now() - started > RECORDED_WITHIN_MS)
    throw new Error('the store has changed while its pages were made')
}
