import type { ExpressionBuilder, Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { DeliverySettings } from '#contract/delivery/delivery.ts'
import type { Sale } from '#contract/discounts/sale-price.ts'
import type { Advance } from '#contract/order-payments/advance.ts'
import type { PaymentMethod } from '#contract/order-payments/payment-methods.ts'
import type { Pixels } from '#contract/pixels/pixels.ts'
import { badge } from '#contract/stores/stores.ts'
import type { Db, Tables, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import { advanceColumn } from './advance-column.ts'
import { deliveryColumn } from './delivery-column.ts'
import { methodsColumn } from './methods-column.ts'
import { pixelsColumn } from './pixels-column.ts'
import { salesColumn } from './sales-column.ts'
import type { StoresTable } from './stores.table.ts'

/** A store as read. */
export type StoreRow = Omit<Selectable<StoresTable>, keyof JsonColumns> & JsonColumns

/** Columns that hold JSON, as read. */
interface JsonColumns {
  badges: z.infer<typeof badge>[]
  delivery: DeliverySettings | null
  sales: Sale[]
  payment_methods: PaymentMethod[]
  advance: Advance | null
  pixels: Pixels | null
}

const badges = jsonColumn(z.array(badge), [])

/** Parses a row's JSON columns, whatever else was selected. */
export const toStore = <
  Stored extends Record<'delivery' | 'sales' | 'payment_methods' | 'advance' | 'pixels', string | null> & {
    badges: string
  },
>(
  row: Stored,
) => ({
  ...row,
  badges: badges(row.badges),
  delivery: row.delivery === null ? null : deliveryColumn(row.delivery),
  sales: row.sales === null ? [] : salesColumn(row.sales),
  payment_methods: row.payment_methods === null ? [] : methodsColumn(row.payment_methods),
  advance: row.advance === null ? null : advanceColumn(row.advance),
  pixels: row.pixels === null ? null : pixelsColumn(row.pixels),
})

const listOrNull = (list: readonly unknown[]): string | null => (list.length > 0 ? JSON.stringify(list) : null)

/** Serialises the JSON columns of a change. */
const fromStore = <Change extends Partial<JsonColumns>>({
  badges: worn,
  delivery,
  sales,
  payment_methods,
  advance,
  pixels,
  ...change
}: Change) => ({
  ...change,
  ...(worn && { badges: JSON.stringify(worn) }),
  ...(delivery !== undefined && { delivery: delivery && JSON.stringify(delivery) }),
  ...(sales && { sales: listOrNull(sales) }),
  ...(advance !== undefined && { advance: advance && JSON.stringify(advance) }),
  ...(pixels !== undefined && { pixels: pixels && JSON.stringify(pixels) }),
  ...(payment_methods && { payment_methods: listOrNull(payment_methods) }),
})

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

/** Whether a store is hidden: suspended by an admin, or closed with its owner's account. */
export const isOffAir = ({ suspended_at, closed_at }: Pick<StoreRow, 'suspended_at' | 'closed_at'>): boolean =>
  suspended_at !== null || closed_at !== null

/** SQL condition of a store on the air. */
export const isOnAir = (eb: ExpressionBuilder<Tables, 'stores'>) =>
  eb.and([eb('stores.suspended_at', 'is', null), eb('stores.closed_at', 'is', null)])

/** Finds those of these stores that are on the air. */
export const findOpenStoresBySlugs = async (db: Db, slugs: string[]): Promise<StoreRow[]> => {
  const open = db.selectFrom('stores').selectAll().where('store_slug', 'in', slugs).where(isOnAir)
  return (await open.execute()).map(toStore)
}

/** Finds a store on the air. */
export const findOpenStoreBySlug = async (db: Db, slug: string): Promise<StoreRow | undefined> =>
  (await findOpenStoresBySlugs(db, [slug]))[0]

/** Ids of stores with a sale that began or ended by `day`, the longest waiting first. */
export const storesToTurn = async (db: Db, day: string, limit: number): Promise<string[]> => {
  const due = db.selectFrom('stores').select('id').where('sales_turn', '<=', day)
  const rows = await due.orderBy('sales_turn').limit(limit).execute()
  return rows.map((row) => row.id)
}

/** Ids of stores off the air. */
export const offAirStoreIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('stores')
    .select('id')
    .where((eb) => eb.or([eb('suspended_at', 'is not', null), eb('closed_at', 'is not', null)]))
    .execute()
  return rows.map((row) => row.id)
}

export const insertStore = async (trx: Transaction, store: StoreRow): Promise<void> => {
  await trx
    .insertInto('stores')
    .values({ ...fromStore(store), badges: JSON.stringify(store.badges) })
    .execute()
  await releaseFormerSlug(trx, store.store_slug)
}

export const updateStore = async (
  trx: Transaction,
  id: string,
  change: Omit<Updateable<StoresTable>, keyof JsonColumns> & Partial<JsonColumns>,
): Promise<void> => {
  await trx.updateTable('stores').set(fromStore(change)).where('id', '=', id).execute()
}

/** Former slugs kept per store, enough for every printed card. */
export const KEPT_SLUGS = 10
/** Most rows removed by one change of slug. */
const FORGOTTEN_AT_ONCE = 20

/** Keeps a former slug for redirects, beside the last few. */
export const keepFormerSlug = async (trx: Transaction, slug: string, storeId: string, now: string): Promise<void> => {
  await trx
    .insertInto('store_slug_history')
    .values({ slug, store_id: storeId, replaced_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ store_id: storeId, replaced_at: now }))
    .execute()
  const beyond = await trx
    .selectFrom('store_slug_history')
    .select('slug')
    .where('store_id', '=', storeId)
    .orderBy('replaced_at', 'desc')
    .orderBy('slug', 'desc')
    .limit(FORGOTTEN_AT_ONCE)
    .offset(KEPT_SLUGS)
    .execute()
  for (const { slug: old } of beyond) await releaseFormerSlug(trx, old)
}

const DAY_MS = 86_400_000
/** Days a former slug is reserved for its store, while printed codes and shared links are around. */
export const HELD_DAYS = 180
/** Days a deleted store's slugs are reserved. */
export const DELETED_HELD_DAYS = 30

/** Whether an unused slug is reserved, for its former store or after a deletion. */
export const isSlugHeld = async (db: Db, slug: string, now: Date, ownStoreId?: string): Promise<boolean> => {
  const since = new Date(now.getTime() - HELD_DAYS * DAY_MS).toISOString()
  const former = await db
    .selectFrom('store_slug_history')
    .select('store_id')
    .where('slug', '=', slug)
    .where('replaced_at', '>', since)
    .executeTakeFirst()
  if (former) return former.store_id !== ownStoreId
  const deleted = await db
    .selectFrom('deleted_store_slugs')
    .select('slug')
    .where('slug', '=', slug)
    .where('free_at', '>', now.toISOString())
    .executeTakeFirst()
  return deleted !== undefined
}

/** Reserves the slugs of a store about to be deleted, so that nobody takes its place. */
export const holdDeletedSlugs = async (trx: Transaction, store: StoreRow, now: Date): Promise<void> => {
  const free_at = new Date(now.getTime() + DELETED_HELD_DAYS * DAY_MS).toISOString()
  const former = await trx
    .selectFrom('store_slug_history')
    .select('slug')
    .where('store_id', '=', store.id)
    .limit(KEPT_SLUGS)
    .execute()
  for (const slug of [store.store_slug, ...former.map((row) => row.slug)]) {
    await trx
      .insertInto('deleted_store_slugs')
      .values({ slug, free_at })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ free_at }))
      .execute()
  }
}

/** Frees deleted stores' slugs whose reservation ended. */
export const freeDeletedSlugs = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom('deleted_store_slugs').where('free_at', '<=', now).execute()
}

/** Ends the redirect of a slug that a store takes. */
export const releaseFormerSlug = async (trx: Transaction, slug: string): Promise<void> => {
  await trx.deleteFrom('store_slug_history').where('slug', '=', slug).execute()
}

/** Returns the present slug behind a former one. */
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
