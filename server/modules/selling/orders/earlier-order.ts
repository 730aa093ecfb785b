import type { Order } from '#contract/orders/orders.ts'
import type { Db } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { presentOrder } from './present-order.ts'

/** A request, and the key it came under. */
interface KeyedRequest {
  /** Unknown when all its products are gone. */
  storeId: string | undefined
  key: string
  requestHash: string
}

/**
 * The order that this very request has placed already, if it has. Throws `conflict` when its key placed another one, with what a
 * confirmation of that shows: whoever has the key sent that order, and may not know that it arrived.
 */
export const findEarlierOrder = async (
  db: Db,
  { storeId, key, requestHash }: KeyedRequest,
): Promise<Order | undefined> => {
  const known = storeId ? await repo.findOrderKey(db, storeId, key) : await findAnywhere(db, key, requestHash)
  const row = known && (await repo.findOrder(db, known.order_id))
  if (!row) return undefined
  const order = presentOrder(row, await repo.itemsOfOrder(db, row.id))
  if (known.request_hash === requestHash) return order
  const { order_id, items, total_amount } = order
  // Not who ordered: a key that somebody chose badly may be guessed.
  throw new AppError('conflict', `Order ${order_id} was already placed, as it was first sent.`, {
    placed: { order_id, items, total_amount },
  })
}

/** This very request before any other that came under the key. */
const findAnywhere = async (db: Db, key: string, requestHash: string) => {
  const known = await repo.findOrderKeys(db, key)
  return known.find(({ request_hash }) => request_hash === requestHash) ?? known[0]
}
