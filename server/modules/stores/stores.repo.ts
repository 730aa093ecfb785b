import type { Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import { badge } from '#contract/stores/stores.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import type { StoresTable } from './stores.table.ts'

/** A store as it is read. */
export type StoreRow = Omit<Selectable<StoresTable>, 'badges'> & { badges: z.infer<typeof badge>[] }

const badges = jsonColumn(z.array(badge), [])

/** Returns the store that a row holds, whatever was selected beside it. */
export const toStore = <Stored extends { badges: string }>(row: Stored) => ({ ...row, badges: badges(row.badges) })

export const findStoreByOwner = async (db: Db, userId: string): Promise<StoreRow | undefined> => {
  const row = await db.selectFrom('stores').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row && toStore(row)
}

const storeSelect = prepared((db, { id }: { id: string }) => db.selectFrom('stores').selectAll().where('id', '=', id))

export const findStoreById = async (db: Db, id: string): Promise<StoreRow | undefined> => {
  const [row] = (await storeSelect(db, { id })).rows
  return row && toStore(row)
}

export const findStoreBySlug = async (db: Db, slug: string): Promise<StoreRow | undefined> => {
  const row = await db.selectFrom('stores').selectAll().where('store_slug', '=', slug).executeTakeFirst()
  return row && toStore(row)
}

/** Those of these stores that the public may see. */
export const findOpenStoresBySlugs = async (db: Db, slugs: string[]): Promise<StoreRow[]> => {
  const open = db.selectFrom('stores').selectAll().where('store_slug', 'in', slugs).where('suspended_at', 'is', null)
  return (await open.execute()).map(toStore)
}

/** A store the public may see: not a suspended one. */
export const findOpenStoreBySlug = async (db: Db, slug: string): Promise<StoreRow | undefined> =>
  (await findOpenStoresBySlugs(db, [slug]))[0]

/** Ids of the stores that are off the air. */
export const suspendedStoreIds = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('stores').select('id').where('suspended_at', 'is not', null).execute()
  return rows.map((row) => row.id)
}

export const insertStore = async (trx: Transaction, store: StoreRow): Promise<void> => {
  await trx
    .insertInto('stores')
    .values({ ...store, badges: JSON.stringify(store.badges) })
    .execute()
  await releaseFormerSlug(trx, store.store_slug)
}

export const updateStore = async (
  trx: Transaction,
  id: string,
  { badges: worn, ...change }: Omit<Updateable<StoresTable>, 'badges'> & Partial<Pick<StoreRow, 'badges'>>,
): Promise<void> => {
  await trx
    .updateTable('stores')
    .set({ ...change, ...(worn && { badges: JSON.stringify(worn) }) })
    .where('id', '=', id)
    .execute()
}

/** Keeps a slug that its store gave up, for redirects. */
export const keepFormerSlug = async (trx: Transaction, slug: string, storeId: string, now: string): Promise<void> => {
  await trx
    .insertInto('store_slug_history')
    .values({ slug, store_id: storeId, replaced_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ store_id: storeId, replaced_at: now }))
    .execute()
}

/** A slug that a store takes redirects nobody any more. */
export const releaseFormerSlug = async (trx: Transaction, slug: string): Promise<void> => {
  await trx.deleteFrom('store_slug_history').where('slug', '=', slug).execute()
}

const slugsGivenUp = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('store_slug_history').select('slug').where('store_id', '=', storeId),
)

/** Slugs that a store gave up and nobody has taken since. */
export const formerSlugs = async (db: Db, storeId: string): Promise<string[]> =>
  (await slugsGivenUp(db, { storeId })).rows.map((row) => row.slug)

/** Where a former slug leads now. */
export const currentSlugOfFormer = async (db: Db, slug: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('store_slug_history')
    .innerJoin('stores', 'stores.id', 'store_slug_history.store_id')
    .select('stores.store_slug')
    .where('store_slug_history.slug', '=', slug)
    .executeTakeFirst()
  return found?.store_slug
}

const revisionUpdate = prepared((db, { id }: { id: string }) =>
  db
    .updateTable('stores')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id),
)

/** Counts a change that a page could show. */
export const bumpRevision = async (trx: Transaction, id: string): Promise<void> => {
  await revisionUpdate(trx, { id })
}
