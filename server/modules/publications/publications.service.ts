import { MAX_IMAGES } from '#contract/products/products.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { createWrites, hasEnqueued, write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { inGroups } from '#server/in-groups.ts'
import { bumpRevision, findStoreById } from '#server/modules/stores/stores.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import { listPublications } from './publications.repo.ts'
import {
  IMAGES_SHOWN_WITHIN_MS,
  upsertFormsJob,
  upsertImageJob,
  upsertJob,
  upsertJobs,
  upsertStockJob,
} from './publish-jobs.repo.ts'
import { mayStillShow } from './version-rights.ts'

/** Stores that are enqueued together. */
const AT_ONCE = 500

/**
 * Says, in the transaction that changes what a store shows, that its pages must follow. A save that brings images waits for them, some seconds at
 * most: nobody sees the product without its photos, and the last image to be ready publishes both.
 */
export const enqueuePublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  const now = clock.now()
  const by = new Date(now.getTime() + IMAGES_SHOWN_WITHIN_MS).toISOString()
  await upsertJob(trx, storeId, now.toISOString(), hasEnqueued(trx, 'images') ? { by } : {})
}

/** The same for an order, which changes nothing but stock. */
export const enqueueStockPublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertStockJob(trx, storeId, clock.now())
}

/** The same for an image that is ready while so many others of its store still follow: they share a publication. */
export const enqueueImagePublish = async (
  trx: Transaction,
  clock: Clock,
  storeId: string,
  following: number,
): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertImageJob(trx, storeId, clock.now(), following > MAX_IMAGES)
}

/** The same for AVIF and share images, which are made of what pages show already. */
export const enqueueFormsPublish = async (trx: Transaction, clock: Clock, storeId: string): Promise<void> => {
  await bumpRevision(trx, storeId)
  await upsertFormsJob(trx, storeId, clock.now())
}

/** Has stores published anew although nothing of theirs has changed; `force` renders every page. */
export const enqueueRepublish = async (
  trx: Transaction,
  clock: Clock,
  storeIds: string[],
  options: { background?: boolean; force?: boolean },
): Promise<void> => {
  // In one order: whoever does the same elsewhere waits, and no two for each other.
  const ids = [...new Set(storeIds)].sort()
  for (const group of inGroups(ids, AT_ONCE)) await upsertJobs(trx, group, clock.now().toISOString(), options)
}

/** The same for any number of stores in the background, in as many commits as that takes: a save waits for none of them but its own. */
export const republish = async (
  { writes, clock }: Pick<Deps, 'writes' | 'clock'>,
  storeIds: string[],
  { force = false }: { force?: boolean } = {},
): Promise<void> => {
  for (const group of inGroups(storeIds, AT_ONCE)) {
    await write({ writes }, (trx) => enqueueRepublish(trx, clock, group, { background: true, force }))
  }
}

/** Has every store published anew, the busiest first: after a restore the pages on disk may be younger than the database. */
export const republishAll = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const stores = await db.selectFrom('stores').select('id').orderBy('revision', 'desc').execute()
  const ids = stores.map((store) => store.id)
  await republish({ writes: createWrites(db), clock }, ids)
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
    await lock(trx, 'store', storeId)
    const value = await change(trx)
    await enqueuePublish(trx, deps.clock, storeId)
    return value
  })

/** What a page of ours runs or tells search engines: whoever only looks has no use for it. */
const SCRIPTS = /<script[\s>].*?<\/script>/gs

const notKept = () => new AppError('not_found', 'This version is not kept any more')

/** Throws `not_found` for a version that is not kept, `forbidden` for one that shows what the seller may no longer use, her former address included. */
const assertMayShow = async (db: Db, clock: Clock, storeId: string, version: number): Promise<void> => {
  const kept = (await listPublications(db, storeId)).find((publication) => publication.version === version)
  if (!kept) throw notKept()
  const { shows } = kept
  if (shows?.slug && shows.slug !== (await findStoreById(db, storeId))?.store_slug) {
    throw new AppError('forbidden', 'This version belongs to a former address of your store')
  }
  if (shows && !(await mayStillShow(db, storeId, shows, clock.now()))) {
    throw new AppError('forbidden', 'This version shows what is no longer part of your plan. Please contact support')
  }
}

/** Returns where a kept version's home page can be looked at. Throws as `assertMayShow` does. */
export const lookAt = async (deps: Deps, storeId: string, version: number): Promise<string> => {
  await assertMayShow(deps.db, deps.clock, storeId, version)
  const html = await deps.previews.kept(storeId, version)
  if (html === undefined) throw notKept()
  return `/preview/${await deps.previews.cache.keep(storeId, html.replace(SCRIPTS, ''))}`
}

/**
 * Enqueues that a kept version of a store's pages is live again, until the next save publishes anew. Throws as
 * `assertMayShow` does.
 */
export const requestRollback = async (
  trx: Transaction,
  clock: Clock,
  storeId: string,
  version: number,
): Promise<void> => {
  await assertMayShow(trx, clock, storeId, version)
  await upsertJob(trx, storeId, clock.now().toISOString(), { rollbackTo: version })
}

/** Rolls a seller's store back to a kept version. Throws as `requestRollback` does. */
export const rollBackTo = (deps: Deps, storeId: string, version: number): Promise<void> =>
  write(deps, (trx) => requestRollback(trx, deps.clock, storeId, version))
