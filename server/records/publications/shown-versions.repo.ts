import { sql } from 'kysely'
import { type Db, isPostgres } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Publication } from './publications.repo.ts'

/** The version in the object store that an address shows. */
export interface ShownVersion {
  storeId: string
  version: number
  manifest: string
}

const shown = prepared((db, { slug }: { slug: string }) =>
  db
    .selectFrom('publications')
    .innerJoin('stores', 'stores.id', 'publications.store_id')
    .select(['store_id', 'version', 'manifest'])
    .where('publications.slug', '=', slug)
    .where('live', '=', sql.lit(1))
    // Two for a moment, when a store takes an address another gave up.
    .orderBy(sql`case when coalesce(stores.domain, stores.store_slug) = publications.slug then 0 else 1 end`)
    .limit(1),
)

/** Returns the version an address shows. */
export const shownVersion = async (db: Db, slug: string): Promise<ShownVersion | undefined> => {
  const [row] = (await shown(db, { slug })).rows
  return row && row.manifest !== null
    ? { storeId: row.store_id, version: row.version, manifest: row.manifest }
    : undefined
}

const waiting = prepared((db, { slug }: { slug: string }) =>
  db
    .selectFrom('stores')
    .innerJoin('publications', 'publications.store_id', 'stores.id')
    .select('stores.id')
    .where('stores.store_slug', '=', slug)
    .where('live', '=', 1)
    .where('manifest', 'is', null)
    .limit(1),
)

/** Whether the store at an address is still in one process's folder, and not yet in the object store. */
export const waitsToBeShown = async (db: Db, slug: string): Promise<boolean> =>
  (await waiting(db, { slug })).rows.length > 0

/** Manifest names of a store's kept versions. */
export const recordedManifests = async (db: Db, storeId: string): Promise<string[]> => {
  const rows = await db.selectFrom('publications').select('manifest').where('store_id', '=', storeId).execute()
  return rows.flatMap(({ manifest }) => manifest ?? [])
}

/** Points a version to a manifest with better forms, unless another has replaced it by now. */
export const replaceManifest = async (
  db: Db,
  { store_id, version, manifest }: Pick<Publication, 'store_id' | 'version' | 'manifest'>,
  better: string,
): Promise<void> => {
  await db
    .updateTable('publications')
    .set({ manifest: better })
    .where('store_id', '=', store_id)
    .where('version', '=', version)
    .where('manifest', '=', manifest)
    .execute()
}

/** Channel on which a trigger announces addresses whose version changed. */
export const SHOWN = 'shown'
/** Prefix of an address that is about to change. No address contains it. */
export const SOON = '~'

/** Announces to all processes that a store's version may change soon. */
export const announceChange = async (db: Db, storeId: string): Promise<void> => {
  if (!isPostgres(db)) return
  await db
    .selectFrom('publications')
    .select((eb) => eb.fn('pg_notify', [sql.lit(SHOWN), sql`${sql.lit(SOON)} || slug`]).as('announced'))
    .where('store_id', '=', storeId)
    .where('live', '=', 1)
    .where('slug', 'is not', null)
    .execute()
}
