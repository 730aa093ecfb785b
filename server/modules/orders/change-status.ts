import { messages } from '#contract/error-messages.ts'
import { refuseTransition } from '#contract/orders/order-status.ts'
import type { OrderInFull, StatusChange } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { restoreStock } from '#server/modules/products/products.repo.ts'
import { changeAndPublish } from '#server/modules/publications/publications.service.ts'
import type { StoreRow } from '#server/modules/stores/stores.repo.ts'
import { recordStep } from './order-steps.ts'
import * as repo from './orders.repo.ts'
import { presentInFull } from './present-order.ts'

/**
 * Moves an order of the store to its next status. Cancelling puts its stock back, once. Throws `not_found` for another store's order,
 * `conflict` when the order cannot take that status (any more).
 */
export const changeStatus = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  change: StatusChange,
): Promise<OrderInFull> => {
  const work = (trx: Transaction) => move(deps, trx, store, id, change)
  // Only a cancellation changes what pages show: the stock.
  const moved = change.status === 'Cancelled' ? await changeAndPublish(deps, store.id, work) : await write(deps, work)
  const [shown] = await presentInFull(deps.db, [moved], 'seller')
  if (!shown) throw new AppError('not_found', messages.orderNotFound)
  return shown
}

const move = async (
  deps: Deps,
  trx: Transaction,
  store: StoreRow,
  id: string,
  { status, admin_notes }: StatusChange,
) => {
  const seen = await repo.findOwnOrder(trx, store.id, id)
  if (!seen) throw new AppError('not_found', messages.orderNotFound)
  const refusal = refuseTransition(seen.status, status)
  if (refusal) throw new AppError('conflict', refusal, { status: seen.status })
  const at = deps.clock.now().toISOString()
  const note = admin_notes === undefined || admin_notes === null ? undefined : admin_notes || null
  const change = { status, updated_at: at, ...(note === undefined ? {} : { admin_notes: note }) }
  if (!(await repo.swapStatus(trx, seen, change))) {
    throw new AppError('conflict', 'The order was changed meanwhile. Please look again.')
  }
  const order = { ...seen, ...change }
  const items = await repo.itemsOfOrder(trx, order.id)
  if (status === 'Cancelled') await returnStock(trx, items, at)
  await recordStep(trx, {
    order,
    items,
    from: seen.status,
    by: 'seller',
    userId: store.user_id,
    note: note ?? null,
    at,
  })
  return order
}

/** In the order of product ids: two transactions never wait for each other. */
const returnStock = async (trx: Transaction, items: repo.OrderItemRow[], now: string) => {
  const lines = items.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))
  for (const { product_id, quantity } of lines) await restoreStock(trx, product_id, quantity, now)
}
