import type { Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { inGroups } from '#server/lib/in-groups.ts'
import type { ReviewsTable } from './reviews.table.ts'

export type ReviewRow = Selectable<ReviewsTable>

export const insertReview = async (trx: Transaction, review: ReviewRow): Promise<void> => {
  await trx.insertInto('reviews').values(review).execute()
}

export const updateReview = async (trx: Transaction, id: string, change: Updateable<ReviewsTable>): Promise<void> => {
  await trx.updateTable('reviews').set(change).where('id', '=', id).execute()
}

/** Returns a buyer's reviews of some products. */
export const reviewsBy = async (db: Db, customerId: string | null, productIds: string[]): Promise<ReviewRow[]> =>
  customerId === null || productIds.length === 0
    ? []
    : db
        .selectFrom('reviews')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('product_id', 'in', productIds)
        .execute()

/** Returns a store's reviews, newest first. */
export const newestReviews = (db: Db, storeId: string, limit: number, offset = 0): Promise<ReviewRow[]> =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countReviews = async (db: Db, storeId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Number of reviews of a product, and the sum of their stars. */
export interface Rating {
  count: number
  stars: number
}

/** Returns the ratings of a store's products that have any, by product. */
export const ratingsOf = async (db: Db, storeId: string): Promise<Record<string, Rating>> => {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['product_id', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('stars').as('stars')])
    .where('store_id', '=', storeId)
    .groupBy('product_id')
    .execute()
  return Object.fromEntries(
    rows.map(({ product_id, count, stars }) => [product_id, { count: Number(count), stars: Number(stars) }]),
  )
}

/** Finds a review of this store only. */
export const findOwnReview = (db: Db, storeId: string, id: string): Promise<ReviewRow | undefined> =>
  db.selectFrom('reviews').selectAll().where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst()

const deleteImagesOf = async (trx: Transaction, by: 'product_id' | 'customer_id', id: string): Promise<void> => {
  const rows = await trx.selectFrom('reviews').select('image_id').where(by, '=', id).execute()
  const ids = rows.flatMap(({ image_id }) => image_id ?? [])
  for (const group of inGroups(ids, 500)) await trx.deleteFrom('images').where('id', 'in', group).execute()
}

/** Deletes the images of a product's reviews, before the product takes the reviews with it. */
export const deleteReviewImages = (trx: Transaction, productId: string): Promise<void> =>
  deleteImagesOf(trx, 'product_id', productId)

/** Erases a buyer from reviews, whose stars stay. Returns whether there were any. */
export const eraseReviewsBy = async (trx: Transaction, customerId: string): Promise<boolean> => {
  await deleteImagesOf(trx, 'customer_id', customerId)
  const { numUpdatedRows } = await trx
    .updateTable('reviews')
    .set({ customer_id: null, name: '', words: '', answer: '' })
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
