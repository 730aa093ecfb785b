import { messages } from '#contract/error-messages.ts'
import type { Review, ReviewChange } from '#contract/reviews/reviews.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { imageUrl } from '#server/modules/catalogue/images/images.service.ts'
import { findImages } from '#server/records/images/images.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import {
  countReviews,
  findOwnReview,
  newestReviews,
  type ReviewRow,
  updateReview,
} from '#server/records/reviews/reviews.repo.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'

const present = async (db: Db, rows: readonly ReviewRow[]): Promise<Review[]> => {
  if (rows.length === 0) return []
  const named = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .select(['reviews.id', 'products.name as product_name', 'orders.order_id'])
    .where(
      'reviews.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const names = new Map(named.map((row) => [row.id, row]))
  const images = await findImages(
    db,
    rows.flatMap(({ image_id }) => image_id ?? []),
  )
  return rows.map(({ store_id: _store, customer_id: _customer, image_id, ...row }) => {
    const image = images.find(({ id, status }) => id === image_id && status === 'ready')
    const { product_name, order_id } = names.get(row.id) ?? { product_name: '', order_id: '' }
    return { ...row, product_name, order_id, image: image ? imageUrl(image) : null }
  })
}

/** Returns a page of a store's reviews, newest first. */
export const reviewPage = async (db: Db, storeId: string, { page, limit }: { page: number; limit: number }) => ({
  reviews: await present(db, await newestReviews(db, storeId, limit, (page - 1) * limit)),
  total: await countReviews(db, storeId),
})

/** Turns reviews on or off: the question on private pages, and what pages show. Keeps what was written. */
export const switchReviews = (deps: Deps, storeId: string, on: boolean): Promise<void> =>
  changeAndPublish(deps, storeId, async (trx) => {
    const store = await findStoreById(trx, storeId)
    if (!store) throw new AppError('not_found', messages.noSuchStore)
    const updated_at = nextUpdatedAt(deps.clock.now(), store.updated_at)
    await updateStore(trx, storeId, { reviews: on ? 1 : 0, updated_at })
  })

/**
 * Answers a review, hides its words and image, or shows them again. Throws `not_found` for another store's,
 * `changed_elsewhere` when `ifMatch` names an older state: the buyer may have changed it.
 */
export const changeReview = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  { answer, hidden }: ReviewChange,
  ifMatch?: string,
): Promise<Review> => {
  const changed = await changeAndPublish(deps, store.id, async (trx) => {
    const row = await findOwnReview(trx, store.id, id)
    if (!row) throw new AppError('not_found', 'Review not found')
    assertUnchanged(ifMatch, row.updated_at)
    const change = {
      answer: answer ?? row.answer,
      hidden: hidden === undefined ? row.hidden : hidden,
      updated_at: nextUpdatedAt(deps.clock.now(), row.updated_at),
    }
    await updateReview(trx, id, change)
    return { ...row, ...change }
  })
  const [review] = await present(deps.db, [changed])
  if (!review) throw new AppError('not_found', 'Review not found')
  return review
}
