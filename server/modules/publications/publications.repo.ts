import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued } from '#server/db/write.ts'
import type { PublicationsTable, PublishJobsTable } from './publications.table.ts'
import { type VersionRights, versionRights } from './version-rights.ts'

export type PublishJob = Selectable<PublishJobsTable>

/** A version that went live, as it is read. `shows` is `null` for versions of before it was recorded. */
export type Publication = Omit<Selectable<PublicationsTable>, 'shows'> & { shows: VersionRights | null }

const shownBy = jsonColumn(versionRights.nullable(), null)

const toPublication = (row: Selectable<PublicationsTable>): Publication => ({
  ...row,
  shows: row.shows === null ? null : shownBy(row.shows),
})

/** Enqueues the publication of one store's pages; a later job for the same store takes its place and clears what the earlier one had met. */
export const upsertJob = async (
  db: Db,
  storeId: string,
  now: string,
  options: { background?: boolean; force?: boolean; rollbackTo?: number } = {},
): Promise<void> => {
  const job = {
    requested_at: now,
    background: options.background ? 1 : 0,
    force: options.force ? 1 : 0,
    stock_only: 0,
    rollback_to: options.rollbackTo ?? null,
    attempts: 0,
    next_attempt_at: now,
    last_error: null,
  } as const
  await db
    .insertInto('publish_jobs')
    .values({ store_id: storeId, sequence: 1, ...job })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet((eb) => ({ ...job, sequence: eb('publish_jobs.sequence', '+', 1) })),
    )
    .execute()
  noteEnqueued(db, 'publications')
}

/**
 * Milliseconds in which a store's orders share one publication of the stock that is left. What a page shows meanwhile promises nothing:
 * an order is held against the stock itself.
 */
const STOCK_SHOWN_WITHIN_MS = 2_000

const stockJob = prepared((db, { store_id, now, due }: { store_id: string; now: string; due: string }) =>
  db
    .insertInto('publish_jobs')
    .values({
      store_id,
      sequence: 1,
      requested_at: now,
      background: 0,
      force: 0,
      stock_only: 1,
      rollback_to: null,
      attempts: 0,
      next_attempt_at: due,
      last_error: null,
    })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet((eb) => ({ sequence: eb('publish_jobs.sequence', '+', 1) })),
    ),
)

/**
 * The job for pages whose stock an order has changed. It may wait, so that orders share it, and joins one that is there already,
 * whenever that is due.
 */
export const upsertStockJob = async (db: Db, store_id: string, now: Date): Promise<void> => {
  const due = new Date(now.getTime() + STOCK_SHOWN_WITHIN_MS)
  await stockJob(db, { store_id, now: now.toISOString(), due: due.toISOString() })
  noteEnqueued(db, 'publications')
}

/** What a store waits for. */
export const findJob = (db: Db, storeId: string): Promise<PublishJob | undefined> =>
  db.selectFrom('publish_jobs').selectAll().where('store_id', '=', storeId).executeTakeFirst()

/** Jobs that may run now, sellers' saves before background rebuilds, leaving out stores that are being published. */
export const dueJobs = (db: Db, now: string, limit: number, busy: string[]): Promise<PublishJob[]> => {
  let query = db
    .selectFrom('publish_jobs')
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .orderBy('background')
    .orderBy('next_attempt_at')
    .limit(limit)
  if (busy.length > 0) query = query.where('store_id', 'not in', busy)
  return query.execute()
}

/** Ends a job, unless it was enqueued anew meanwhile. */
export const finishJob = async (db: Db, job: Pick<PublishJob, 'store_id' | 'sequence'>): Promise<void> => {
  await db
    .deleteFrom('publish_jobs')
    .where('store_id', '=', job.store_id)
    .where('sequence', '=', job.sequence)
    .execute()
}

/** Tries a job again later, whatever was enqueued meanwhile: only a newer save or rebuild, which has a time of its own, is tried at once. */
export const postponeJob = async (db: Db, job: PublishJob, nextAttemptAt: string, error: string): Promise<void> => {
  await db
    .updateTable('publish_jobs')
    .set({ attempts: job.attempts + 1, next_attempt_at: nextAttemptAt, last_error: error })
    .where('store_id', '=', job.store_id)
    .where('requested_at', '=', job.requested_at)
    .execute()
}

/** Records the version that went live and forgets those that are no longer kept. */
export const recordPublication = async (trx: Transaction, publication: Publication, keep: number): Promise<void> => {
  await trx
    .updateTable('publications')
    .set({ live: 0 })
    .where('store_id', '=', publication.store_id)
    .where('live', '=', 1)
    .execute()
  const row = { ...publication, shows: publication.shows && JSON.stringify(publication.shows) }
  await trx
    .insertInto('publications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'version']).doUpdateSet(row))
    .execute()
  await trx
    .deleteFrom('publications')
    .where('store_id', '=', publication.store_id)
    .where('version', '<=', publication.version - keep)
    .execute()
}

/** Forgets a store's versions other than those given. */
export const forgetPublications = async (db: Db, storeId: string, kept: number[]): Promise<void> => {
  let query = db.deleteFrom('publications').where('store_id', '=', storeId)
  if (kept.length > 0) query = query.where('version', 'not in', kept)
  await query.execute()
}

/** Records that no version of a store is shown; all are kept. */
export const markNoneLive = async (trx: Transaction, storeId: string): Promise<void> => {
  await trx.updateTable('publications').set({ live: 0 }).where('store_id', '=', storeId).execute()
}

/** Makes a kept version the live one. Returns false when it is not kept. */
export const markLive = async (trx: Transaction, storeId: string, version: number): Promise<boolean> => {
  await markNoneLive(trx, storeId)
  const result = await trx
    .updateTable('publications')
    .set({ live: 1 })
    .where('store_id', '=', storeId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Newest first. */
export const listPublications = async (db: Db, storeId: string): Promise<Publication[]> => {
  const query = db.selectFrom('publications').selectAll().where('store_id', '=', storeId).orderBy('version', 'desc')
  return (await query.execute()).map(toPublication)
}

const newest = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('publications').selectAll().where('store_id', '=', storeId).orderBy('version', 'desc').limit(1),
)

/** The newest version that went live; one that is only on disk is not known to be whole. */
export const newestPublication = async (db: Db, storeId: string): Promise<Publication | undefined> => {
  const [row] = (await newest(db, { storeId })).rows
  return row && toPublication(row)
}

/** The next live version whose files are compressed only at the fast level. */
export const nextToRecompress = (db: Db): Promise<Pick<Publication, 'store_id' | 'version'> | undefined> =>
  db
    .selectFrom('publications')
    .select(['store_id', 'version'])
    .where('live', '=', 1)
    .where('recompressed', '=', 0)
    .limit(1)
    .executeTakeFirst()

export const markRecompressed = async (db: Db, storeId: string, version: number): Promise<void> => {
  await db
    .updateTable('publications')
    .set({ recompressed: 1 })
    .where('store_id', '=', storeId)
    .where('version', '=', version)
    .execute()
}

/** Every store that is on the air with its newest publication, if it has one. */
export const storesWithNewestPublication = (db: Db) =>
  db
    .selectFrom('stores')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('publications')
          .select(['store_id', (max) => max.fn.max('version').as('version')])
          .groupBy('store_id')
          .as('newest'),
      (join) => join.onRef('newest.store_id', '=', 'stores.id'),
    )
    .leftJoin('publications', (join) =>
      join.onRef('publications.store_id', '=', 'stores.id').onRef('publications.version', '=', 'newest.version'),
    )
    .select([
      'stores.id',
      'stores.store_slug',
      'stores.revision',
      'publications.version',
      'publications.revision as published_revision',
      'publications.renderer',
      'publications.live',
    ])
    .where('stores.suspended_at', 'is', null)
    .orderBy('stores.id')
    .execute()

/** Stores shown with a paid layout although their owner's plan ended after they were published. */
export const storesPastPlanExpiry = async (db: Db, now: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .innerJoin('stores', 'stores.user_id', 'users.id')
    .innerJoin('publications', 'publications.store_id', 'stores.id')
    .select('stores.id')
    .where('users.plan', '=', 'paid')
    .where('users.plan_expiry', '<=', now)
    .where('publications.live', '=', 1)
    .whereRef('publications.published_at', '<', 'users.plan_expiry')
    .execute()
  return rows.map((row) => row.id)
}
