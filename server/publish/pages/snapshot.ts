import { effectivePlan } from '#contract/plans.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { storedValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout } from '#layouts/registry.ts'
import type { Db } from '#server/db/database.ts'
import { type CollectionRow, collectionsOf } from '#server/records/collections/collections.repo.ts'
import { hasDiscounts } from '#server/records/discounts/discounts.repo.ts'
import { type ShownImage, shownImagesOfStore } from '#server/records/images/images.repo.ts'
import { datedLayoutConfigOf, publishedLayoutId } from '#server/records/layouts/layout-config.ts'
import { shownUnitsSold } from '#server/records/orders/sold-units.ts'
import { type ProductRow, productsOfStore } from '#server/records/products/products.repo.ts'
import { shareImagesOf } from '#server/records/publications/share-images.repo.ts'
import { newestReviews, type Rating, type ReviewRow, ratingsOf } from '#server/records/reviews/reviews.repo.ts'
import { findStoreById, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { shownEndDate } from './end-date.ts'

/** Reviews that a store's pages show, each on the page of its product's. */
const SHOWN_REVIEWS = 2000

/** Everything a store's pages are made of, read at one revision. */
export interface Snapshot {
  store: StoreRow
  layout: { id: string; values: Record<string, FieldValue>; endsOn?: string | null }
  /** Whether pages carry the platform's mark, as on the free plan. */
  watermark: boolean
  /** Whether feeds of its products are published. */
  feeds: boolean
  products: ProductRow[]
  /** Groups of products that the seller chose. */
  collections: CollectionRow[]
  images: ShownImage[]
  /** Whether the order form asks for a discount code. */
  takesCodes: boolean
  /** Units delivered and kept by product; empty unless pages show them. */
  sold: Record<string, number>
  /** The newest reviews, and ratings by product; empty in stores that do not ask for any. */
  reviews: { newest: ReviewRow[]; ratings: Record<string, Rating> }
  /** Hashes of share images by subject. */
  shareImages: Record<string, string>
}

/** Reads a store in one transaction. Returns `undefined` if it does not exist. */
export const readSnapshot = (
  db: Db,
  storeId: string,
  { paidLayouts, now }: { paidLayouts: readonly string[]; now: Date },
): Promise<Snapshot | undefined> =>
  // All queries see the same moment, on PostgreSQL too.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const store = await findStoreById(trx, storeId)
      const owner = store && (await findUserById(trx, store.user_id))
      if (!store || !owner) return undefined
      const { layoutConfig, updated_at } = await datedLayoutConfigOf(trx, store)
      const id = publishedLayoutId(owner, layoutConfig.layout, paidLayouts, now)
      const values = storedValues(layoutConfig)
      const isFree = effectivePlan(owner.plan, owner.plan_expiry, now) === 'free'
      return {
        store,
        layout: { id, values, ...shownEndDate({ layout: getLayout(id), values, savedAt: new Date(updated_at) }, now) },
        watermark: isFree,
        feeds: store.feeds === 1 && !isFree,
        products: await productsOfStore(trx, storeId),
        collections: await collectionsOf(trx, storeId),
        images: await shownImagesOfStore(trx, storeId),
        takesCodes: await hasDiscounts(trx, storeId),
        sold: await shownUnitsSold(trx, storeId, layoutConfig),
        reviews: store.reviews
          ? { newest: await newestReviews(trx, storeId, SHOWN_REVIEWS), ratings: await ratingsOf(trx, storeId) }
          : { newest: [], ratings: {} },
        shareImages: await shareImagesOf(trx, storeId),
      }
    })
