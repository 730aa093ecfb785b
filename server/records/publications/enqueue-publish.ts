import { MAX_IMAGES } from '#contract/products/products.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { createWrites, hasEnqueued, type Writes, write } from '#server/db/write.ts'
import { inGroups } from '#server/lib/in-groups.ts'
import type { Clock } from '#server/ports/clock.ts'
import { bumpRevision } from '#server/records/stores/stores.repo.ts'
import {
  IMAGES_SHOWN_WITHIN_MS,
  upsertFormsJob,
  upsertImageJob,
  upsertJob,
  upsertJobs,
  upsertStockJob,
} from './publish-jobs.repo.ts'

const STORES_PER_COMMIT = 500

/**
 * Enqueues a store's publication in the transaction that changes it.
 * A save with new photos waits some seconds for them, so that one publication shows both.
 */
export const enqueuePublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  const now = clock.now()
  const by = new Date(now.getTime() + IMAGES_SHOWN_WITHIN_MS).toISOString()
  await upsertJob(trx, storeId, now.toISOString(), hasEnqueued(trx, 'images') ? { by } : {})
}

/** Enqueues the publication of an order, which changes nothing but stock. */
export const enqueueStockPublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertStockJob(trx, storeId, clock.now())
}

/** Enqueues the publication of a ready image. It waits for the `following` images of its store to share one. */
export const enqueueImagePublish = async (
  trx: Transaction,
  clock: Clock,
  storeId: string,
  following: number,
): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertImageJob(trx, storeId, clock.now(), following > MAX_IMAGES)
}

/** Enqueues the publication of AVIF and share images, which show nothing new. */
export const enqueueFormsPublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertFormsJob(trx, storeId, clock.now())
}

/** Enqueues stores in which nothing changed; `force` renders every page. */
export const enqueueRepublish = async (
  trx: Transaction,
  clock: Clock,
  storeIds: string[],
  options: { background?: boolean; force?: boolean },
): Promise<void> => {
  // Sorted, so that two such calls never wait for each other.
  const ids = [...new Set(storeIds)].sort()
  for (const group of inGroups(ids, STORES_PER_COMMIT)) await upsertJobs(trx, group, clock.now().toISOString(), options)
}

/** Republishes stores in the background. Commits in groups, so that no save waits for all of them. */
export const republish = async (
  { writes, clock }: { writes: Writes; clock: Clock },
  storeIds: string[],
  { force = false }: { force?: boolean } = {},
): Promise<void> => {
  for (const group of inGroups(storeIds, STORES_PER_COMMIT)) {
    await write({ writes }, (trx) => enqueueRepublish(trx, clock, group, { background: true, force }))
  }
}

/** Republishes every store, busiest first. After a restore the pages may be newer than the database. */
export const republishAll = async ({ db, clock }: { db: Db; clock: Clock }): Promise<void> => {
  const stores = await db.selectFrom('stores').select('id').orderBy('revision', 'desc').execute()
  const ids = stores.map((store) => store.id)
  await republish({ writes: createWrites(db), clock }, ids)
}

/**
 * Changes what a store shows and enqueues its publication in one transaction. Returns what `change` returns.
 *
 * @example await changeAndPublish(deps, store.id, (trx) => deleteProduct(trx, product.id))
 */
export const changeAndPublish = <Result>(
  deps: { writes: Writes; clock: Clock },
  storeId: string,
  change: (trx: Transaction) => Promise<Result>,
): Promise<Result> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', storeId)
    const value = await change(trx)
    await enqueuePublish(trx, deps.clock, storeId)
    return value
  })
