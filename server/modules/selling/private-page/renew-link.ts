import { messages } from '#contract/error-messages.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { findOwnOrder, renewLink } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { presentChanged } from '../orders/present-order.ts'

/** Replaces the link to an order's private page. Throws `not_found` for another store's order. */
export const renewOrderLink = async (deps: Deps, store: StoreRow, id: string): Promise<OrderInFull> => {
  const order = await write(deps, async (trx) => {
    const seen = await findOwnOrder(trx, store.id, id)
    if (!seen) throw new AppError('not_found', messages.orderNotFound)
    await renewLink(trx, seen.id)
    return { ...seen, link_version: seen.link_version + 1 }
  })
  return presentChanged(deps, order)
}
