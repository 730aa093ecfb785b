import type { Transaction } from '#server/db/database.ts'
import { createWrites, write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { bumpRevision, findStoreById } from '#server/modules/stores/stores.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import { listPublications, upsertJob, upsertStockJob } from './publications.repo.ts'
import { mayStillShow } from './version-rights.ts'

/** Says, in the transaction that changes what a store shows, that its pages must follow; `background` yields to sellers' saves. */
export const enqueuePublish = async (
  trx: Transaction,
  clock: Clock,
  storeId: string,
  options: { background?: boolean } = {},
): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertJob(trx, storeId, clock.now().toISOString(), options)
}

/** The same for an order, which changes nothing but stock. */
export const enqueueStockPublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertStockJob(trx, storeId, clock.now())
}

/** Has stores published anew although nothing of theirs has changed; `force` renders every page. */
export const enqueueRepublish = async (
  trx: Transaction,
  clock: Clock,
  storeIds: string[],
  options: { background?: boolean; force?: boolean },
): Promise<void> => {
  for (const id of storeIds) await upsertJob(trx, id, clock.now().toISOString(), options)
}

/** Has every store published anew in the background: after a restore the pages on disk may be younger than the database. */
export const republishAll = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const stores = await db.selectFrom('stores').select('id').execute()
  const ids = stores.map((store) => store.id)
  await write({ writes: createWrites(db) }, (trx) => enqueueRepublish(trx, clock, ids, { background: true }))
}

/**
 * Changes what a store shows and enqueues its publication, in one transaction. Returns what `change` returns.
 *
 * @example await changeAndPublish(deps, store.id, (trx) => deleteProduct(trx, product.id))
 */
export const changeAndPublish = <Result>(
  deps: Pick<Deps, 'writes' | 'clock'>,
  storeId: string,
  change: (trx: Transaction) => Promise<Result>,
): Promise<Result> =>
  write(deps, async (trx) => {
    const value = await change(trx)
    await enqueuePublish(trx, deps.clock, storeId)
    return value
  })

/**
 * Enqueues that a kept version of a store's pages is live again, until the next save publishes anew. Throws `not_found` for a version that
 * is not kept, `forbidden` for one that shows what the seller may no longer use, her former address included.
 */
export const requestRollback = async (
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

/** Rolls a seller's store back to a kept version. Throws as `requestRollback` does. */
export const rollBackTo = (deps: Deps, storeId: string, version: number): Promise<void> =>
  write(deps, (trx) => requestRollback(trx, deps.clock, storeId, version))
