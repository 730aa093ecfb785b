import { sql } from 'kysely'
import { type Db, isPostgres } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Publication } from './publications.repo.ts'

/** A version in the object store that an address shows. */
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
    // For a moment there are two: an address was given up, and the store that took it was published first.
    .orderBy(sql`case when stores.store_slug = publications.slug then 0 else 1 end`)
    .limit(1),
)

/** What an address shows. */
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

/** Whether the store at an address was published into the folder of one process, and is not in the object store yet. */
export const waitsToBeShown = async (db: Db, slug: string): Promise<boolean> =>
  (await waiting(db, { slug })).rows.length > 0

/** What the manifests of the versions of a store that are kept are called. */
export const recordedManifests = async (db: Db, storeId: string): Promise<string[]> => {
  const rows = await db.selectFrom('publications').select('manifest').where('store_id', '=', storeId).execute()
  return rows.flatMap(({ manifest }) => manifest ?? [])
}

/** Puts better forms in the place of a version's files, unless it was replaced meanwhile. */
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

/** What the migration's trigger announces on: the address of each commit that changes what it shows. */
export const SHOWN = 'shown'
/** Before an address that is about to change; no address has it. */
export const SOON = '~'

/** Announces to all processes that what a store shows may change in a moment. */
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
