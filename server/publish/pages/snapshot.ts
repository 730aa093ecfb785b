import { effectivePlan } from '#contract/plans.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { storedValues } from '#layouts/kit/fields/layout-values.ts'
import type { Db } from '#server/db/database.ts'
import { type ImageRow, imagesOfStore } from '#server/modules/images/images.repo.ts'
import { publishedLayoutId, savedLayoutConfigOf } from '#server/modules/layouts/layouts.service.ts'
import { type ProductRow, productsOfStore } from '#server/modules/products/products.repo.ts'
import { shareImagesOf } from '#server/modules/publications/share-images.repo.ts'
import { findStoreById, type StoreRow } from '#server/modules/stores/stores.repo.ts'
import { findUserById } from '#server/modules/users/users.repo.ts'

/** Everything a store's pages are made of, read at one revision. */
export interface Snapshot {
  store: StoreRow
  /** `savedAt`: when its design was saved. */
  layout: { id: string; values: Record<string, FieldValue>; savedAt: string }
  /** Free-plan stores carry the platform's mark. */
  watermark: boolean
  products: ProductRow[]
  images: ImageRow[]
  /** Hash of the share image by subject. */
  shareImages: Record<string, string>
}

/** Reads a store in one transaction. Returns `undefined` when it does not exist. */
export const readSnapshot = (db: Db, storeId: string, now: Date): Promise<Snapshot | undefined> =>
  db.transaction().execute(async (trx) => {
    const store = await findStoreById(trx, storeId)
    const owner = store && (await findUserById(trx, store.user_id))
    if (!store || !owner) return undefined
    const { layoutConfig, updated_at } = await savedLayoutConfigOf(trx, store)
    return {
      store,
      layout: {
        id: publishedLayoutId(owner, layoutConfig.layout, now),
        values: storedValues(layoutConfig),
        savedAt: updated_at,
      },
      watermark: effectivePlan(owner.plan, owner.plan_expiry, now) === 'free',
      products: await productsOfStore(trx, storeId),
      images: await imagesOfStore(trx, storeId),
      shareImages: await shareImagesOf(trx, storeId),
    }
  })
