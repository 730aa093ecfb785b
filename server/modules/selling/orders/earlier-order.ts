import { normalisePhone } from '#contract/phone.ts'
import { shopWords } from '#contract/shop-words.ts'
import type { Db } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { storeIn } from '#server/records/stores/store-in.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { presentOrder } from './present-order.ts'

export interface OrderAndItems {
  order: repo.OrderRow
  items: repo.OrderItemRow[]
}

/** A request with its idempotency key. */
interface KeyedRequest {
  /** Unknown when all its products are deleted. */
  storeId: string | undefined
  phone: string
  key: string
  requestHash: string
}

/**
 * Returns the order this same request has placed already. Throws `conflict` when its key placed another one, with
 * that order's summary for the same phone, as its buyer may not know that it arrived.
 */
export const findEarlierOrder = async (
  db: Db,
  { storeId, phone, key, requestHash }: KeyedRequest,
): Promise<OrderAndItems | undefined> => {
  const known = storeId ? await repo.findOrderKey(db, storeId, key) : await findAnywhere(db, key, requestHash)
  const row = known && (await repo.findOrder(db, known.order_id))
  if (!row) return undefined
  const placedItems = await repo.itemsOfOrder(db, row.id)
  if (known.request_hash === requestHash) return { order: row, items: placedItems }
  const { order_id, items, total_amount } = presentOrder(row, placedItems)
  const store = await findStoreById(db, row.store_id)
  const { country_code: country = '', language = 'en' } = store ? storeIn(store, row.language) : {}
  const isSameBuyer = normalisePhone(phone, country) === normalisePhone(row.buyer_phone, country)
  // Keys of other clients may be guessed, so strangers learn the id alone.
  const placed = isSameBuyer ? { order_id, items, total_amount } : { order_id }
  throw new AppError('conflict', shopWords[language].orders.placedAlready(order_id), { placed })
}

/** Prefers this same request over others with the key. */
const findAnywhere = async (db: Db, key: string, requestHash: string) => {
  const known = await repo.findOrderKeys(db, key)
  return known.find(({ request_hash }) => request_hash === requestHash) ?? known[0]
}
