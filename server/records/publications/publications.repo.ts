import { type Insertable, type Selectable, sql } from 'kysely'
import type { StoreChange } from '#contract/stores/changes.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import { isOnAir } from '#server/records/stores/stores.repo.ts'
import type { PublicationsTable } from './publications.table.ts'
import { stepOf } from './steps.ts'
import { storeChanges, takeChanges } from './store-changes.ts'
import { type VersionRights, versionRights } from './version-rights.ts'

/** A version that went live, as read. `shows` is `null` for old versions. */
export type Publication = Omit<Selectable<PublicationsTable>, 'shows' | 'changes'> & {
  shows: VersionRights | null
  changes: StoreChange[]
}

const shownBy = jsonColumn(versionRights.nullable(), null)

const toPublication = (row: Selectable<PublicationsTable>): Publication => ({
  ...row,
  shows: row.shows === null ? null : shownBy(row.shows),
  changes: row.changes === null ? [] : storeChanges(row.changes),
})

const upsert = prepared((db, row: Insertable<PublicationsTable>) =>
  db
    .insertInto('publications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'version']).doUpdateSet(row)),
)
const forgetVersion = prepared((db, { storeId, version }: { storeId: string; version: number }) =>
  db.deleteFrom('publications').where('store_id', '=', storeId).where('version', '=', version),
)
const forgetOlder = prepared((db, { storeId, keep }: { storeId: string; keep: number }) =>
  db
    .deleteFrom('publications')
    .where('store_id', '=', storeId)
    .where(
      'version',
      '<',
      db
        .selectFrom('publications')
        .select('version')
        .where('store_id', '=', storeId)
        .orderBy('version', 'desc')
        .limit(1)
        .offset(keep),
    ),
)

/** Records a live version. It ends the present step or begins one. Keeps the newest `keep` steps, one version each. */
export const recordPublication = async (
  trx: Transaction,
  publication: Omit<Publication, 'changes' | 'step_began_at' | 'changed_at' | 'slug' | 'manifest'> &
    Partial<Pick<Publication, 'slug' | 'manifest'>>,
  keep: number,
): Promise<void> => {
  const { store_id, version, published_at } = publication
  const taken = await takeChanges(trx, store_id, publication.revision)
  const before = await newestPublication(trx, store_id)
  const { continues, changes, ...step } = stepOf(before, { version, changes: taken, published_at })
  await markNoneLive(trx, store_id)
  if (continues && before) await forgetVersion(trx, { storeId: store_id, version: before.version })
  await upsert(trx, {
    slug: null,
    manifest: null,
    ...publication,
    ...step,
    shows: publication.shows && JSON.stringify(publication.shows),
    changes: changes.length > 0 ? JSON.stringify(changes) : null,
  })
  await forgetOlder(trx, { storeId: store_id, keep: keep - 1 })
}

/** Deletes a store's versions except those given. */
export const forgetPublications = async (db: Db, storeId: string, kept: number[]): Promise<void> => {
  let query = db.deleteFrom('publications').where('store_id', '=', storeId)
  if (kept.length > 0) query = query.where('version', 'not in', kept)
  await query.execute()
}

/** Deletes damaged versions, but not a live one in an object store: its row is what shows it. */
export const forgetDamaged = async (db: Db, storeId: string, versions: number[]): Promise<void> => {
  await db
    .deleteFrom('publications')
    .where('store_id', '=', storeId)
    .where('version', 'in', versions)
    .where((eb) => eb.or([eb('live', '=', 0), eb('manifest', 'is', null)]))
    .execute()
}

const hide = prepared((db, { storeId }: { storeId: string }) =>
  db.updateTable('publications').set({ live: 0 }).where('store_id', '=', storeId),
)

/** Records that no version of a store is live. All are kept. */
export const markNoneLive = async (trx: Transaction, storeId: string): Promise<void> => {
  await hide(trx, { storeId })
}

/** Makes a kept version live. Returns false if it is not kept. */
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

/** Versions of a store that can be shown again. */
export const recordedVersions = async (db: Db, storeId: string): Promise<number[]> =>
  (await db.selectFrom('publications').select('version').where('store_id', '=', storeId).execute()).map(
    ({ version }) => version,
  )

/** Newest first. */
export const listPublications = async (db: Db, storeId: string): Promise<Publication[]> => {
  const query = db.selectFrom('publications').selectAll().where('store_id', '=', storeId).orderBy('version', 'desc')
  return (await query.execute()).map(toPublication)
}

const newest = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('publications').selectAll().where('store_id', '=', storeId).orderBy('version', 'desc').limit(1),
)

/** Returns the newest recorded version. Unrecorded ones on disk may be torn. */
export const newestPublication = async (db: Db, storeId: string): Promise<Publication | undefined> => {
  const [row] = (await newest(db, { storeId })).rows
  return row && toPublication(row)
}

/** Returns the versions that were published at most so long before the newest one. */
export const publishedLately = async (
  db: Db,
  milliseconds: number,
): Promise<Pick<Publication, 'store_id' | 'version'>[]> => {
  const { max } = db.fn
  const newest = await db.selectFrom('publications').select(max('published_at').as('at')).executeTakeFirst()
  if (!newest?.at) return []
  const since = new Date(Date.parse(newest.at) - milliseconds).toISOString()
  return db.selectFrom('publications').select(['store_id', 'version']).where('published_at', '>=', since).execute()
}

/** When the live versions of some stores were published. */
export const liveSince = (db: Db, storeIds: string[]): Promise<Pick<Publication, 'store_id' | 'published_at'>[]> =>
  db
    .selectFrom('publications')
    .select(['store_id', 'published_at'])
    .where('store_id', 'in', storeIds)
    .where('live', '=', 1)
    .execute()

/** All live versions, newest first. */
export const livePublications = (db: Db): Promise<Pick<Publication, 'store_id' | 'version' | 'manifest'>[]> =>
  db
    .selectFrom('publications')
    .select(['store_id', 'version', 'manifest'])
    .where('live', '=', 1)
    .orderBy('published_at', 'desc')
    .execute()

/** Returns the next live version, published by `before`, that is compressed at the fast level only. */
export const nextToRecompress = (
  db: Db,
  publishedBy: string,
): Promise<Pick<Publication, 'store_id' | 'version' | 'manifest'> | undefined> =>
  db
    .selectFrom('publications')
    .select(['store_id', 'version', 'manifest'])
    .where('live', '=', sql.lit(1))
    .where('recompressed', '=', sql.lit(0))
    .where('published_at', '<=', publishedBy)
    .orderBy('published_at')
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

/** Every store on the air with its newest publication, if any. */
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
      'stores.domain',
      'stores.revision',
      'publications.version',
      'publications.revision as published_revision',
      'publications.renderer',
      'publications.live',
      'publications.manifest',
    ])
    .where(isOnAir)
    .orderBy('stores.id')
    .execute()

/** Stores live in a paid layout whose owner's plan ended after publication. */
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
