import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { bumpRevision, findStoreById } from '#server/modules/stores/stores.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import { listPublications, upsertJob, upsertStockJob } from './publications.repo.ts'
import { mayStillShow } from './version-rights.ts'

/** Says, in the transaction that changes what a store shows, that its pages must follow. */
export const schedulePublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertJob(trx, storeId, clock.now().toISOString())
}

/** The same for an order, which changes nothing but stock. */
export const scheduleStock = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertStockJob(trx, storeId, clock.now())
}

/**
 * Changes what a store shows: `change` and the order to publish are one transaction, and the publisher is told after the commit.
 * Gives what `change` gives.
 */
export const publishing = async <Result>(
  deps: Deps,
  storeId: string,
  change: (trx: Transaction) => Promise<Result>,
): Promise<Result> => {
  const result = await deps.writes.run(async (trx) => {
    const value = await change(trx)
    await schedulePublish(trx, deps.clock, storeId)
    return value
  })
  deps.publisher.wake()
  return result
}

/**
 * Orders a kept version of a store's pages to be live again, until the next save publishes anew. Throws `not_found` for a version that is
 * not kept, `forbidden` for one that shows what the seller may no longer use, her former address included.
 */
export const orderRollback = async (
  trx: Transaction,
  clock: Clock,
  storeId: string,
  version: number,
): Promise<void> => {
  const kept = (await listPublications(trx, storeId)).find((publication) => publication.version === version)
  if (!kept) throw new AppError('not_found', 'This version is not kept any more')
  const { shows } = kept
  if (shows?.slug && shows.slug !== (await findStoreById(trx, storeId))?.store_slug) {
    throw new AppError('forbidden', 'This version belongs to a former address of your store')
  }
  if (shows && !(await mayStillShow(trx, storeId, shows, clock.now()))) {
    throw new AppError('forbidden', 'This version shows what is no longer part of your plan. Please contact support')
  }
  await upsertJob(trx, storeId, clock.now().toISOString(), { rollbackTo: version })
}

/** The same for a seller: the publisher is told after the commit. */
export const rollBackTo = async (deps: Deps, storeId: string, version: number): Promise<void> => {
  await deps.db.transaction().execute((trx) => orderRollback(trx, deps.clock, storeId, version))
  deps.publisher.wake()
}
