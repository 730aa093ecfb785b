import type { Db, Transaction } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { findProducts } from '#server/records/products/products.repo.ts'
import { listPublications } from '#server/records/publications/publications.repo.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { mayStillShow } from '#server/records/publications/version-rights.ts'
import { liveName } from '#server/records/stores/store-url.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'

/** Matches scripts and structured data, which a preview omits. */
const SCRIPTS = /<script[\s>].*?<\/script>/gs

/** Clock and settings that decide what may be shown. */
type Rules = Pick<Deps, 'clock' | 'config'>

const notKept = () => new AppError('not_found', 'This version is no longer kept')

/**
 * Throws `not_found` for a version that is not kept.
 * Throws `forbidden` if it shows a former address, or a layout the seller may no longer use.
 */
const assertMayShow = async (db: Db, { clock, config }: Rules, storeId: string, version: number): Promise<void> => {
  const kept = (await listPublications(db, storeId)).find((publication) => publication.version === version)
  if (!kept) throw notKept()
  const { shows } = kept
  const store = await findStoreById(db, storeId)
  if (shows?.slug && store && shows.slug !== liveName(store)) {
    throw new AppError('forbidden', 'This version belongs to a former address of your store')
  }
  if (shows && !(await mayStillShow(db, storeId, shows, { paidLayouts: config.paidLayouts, now: clock.now() }))) {
    throw new AppError('forbidden', 'This version shows what is no longer part of your plan. Please contact support')
  }
}

/** Returns the preview address of a kept version's home page. Throws as `assertMayShow` does. */
export const lookAt = async (deps: Deps, storeId: string, version: number): Promise<string> => {
  await assertMayShow(deps.db, deps, storeId, version)
  const html = await deps.previews.kept(storeId, version)
  if (html === undefined) throw notKept()
  return `/preview/${await deps.previews.cache.keep(storeId, html.replace(SCRIPTS, ''))}`
}

/** Enqueues a rollback to a kept version, live until the next save. Throws as `assertMayShow` does. */
export const requestRollback = async (
  trx: Transaction,
  rules: Rules,
  storeId: string,
  version: number,
): Promise<void> => {
  await assertMayShow(trx, rules, storeId, version)
  await upsertJob(trx, storeId, rules.clock.now().toISOString(), { rollbackTo: version })
}

/** Matches the id of each product on a home page. */
const SOLD = /data-product data-id="([^"]+)"/g

/** Throws `forbidden` for a version whose home page sells products that are deleted. */
const assertSellsWhatExists = async (deps: Deps, storeId: string, version: number): Promise<void> => {
  const html = (await deps.previews.kept(storeId, version)) ?? ''
  const ids = [...new Set([...html.matchAll(SOLD)].map(([, id = '']) => id))]
  if (ids.length === 0) return
  const missing = ids.length - (await findProducts(deps.db, ids)).length
  if (missing === 0) return
  const products = missing === 1 ? 'a product that is deleted' : `${missing} products that are deleted`
  throw new AppError('forbidden', `This version sells ${products}. Buyers could not order it.`)
}

/**
 * Rolls a seller's store back to a kept version. Throws as `requestRollback` does,
 * and `forbidden` for a version that sells what is deleted.
 */
export const rollBackTo = async (deps: Deps, storeId: string, version: number): Promise<void> => {
  await assertSellsWhatExists(deps, storeId, version)
  await write(deps, (trx) => requestRollback(trx, deps, storeId, version))
}
