import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
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
    .where('live', '=', 1)
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
