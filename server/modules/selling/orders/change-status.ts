import { messages } from '#contract/error-messages.ts'
import { refuseTransition } from '#contract/orders/order-status.ts'
import type { OrderInFull, StatusChange } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { removeHold } from './holds.repo.ts'
import { recordStep } from './order-steps.ts'
import { productsOfItems, returnStock, takeStock, unitsByProduct } from './order-stock.ts'
import { presentInFull } from './present-order.ts'

/**
 * Moves an order of the store to its next status. Confirming one that was to be checked takes its stock; cancelling puts back, once, what was
 * taken. Throws `not_found` for another store's order, `conflict` when the order cannot take that status (any more) or, with the product and
 * how many of it there are, when stock does not suffice.
 */
export const changeStatus = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  change: StatusChange,
): Promise<OrderInFull> => {
  const moved = await write(deps, (trx) => move(deps, trx, store, id, change))
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
  await lock(trx, 'store', store.id)
  const seen = await repo.findOwnOrder(trx, store.id, id)
  if (!seen) throw new AppError('not_found', messages.orderNotFound)
  const refusal = refuseTransition(seen.status, status)
  if (refusal) throw new AppError('conflict', refusal, { status: seen.status })
  const at = deps.clock.now().toISOString()
  const note = admin_notes === undefined || admin_notes === null ? undefined : admin_notes || null
  const taken = seen.to_check === null
  const change = {
    status,
    updated_at: at,
    ...(status === 'Confirmed' ? { to_check: null } : {}),
    ...(note === undefined ? {} : { admin_notes: note }),
  }
  if (!(await repo.swapStatus(trx, seen, change))) {
    throw new AppError('conflict', 'The order was changed meanwhile. Please look again.')
  }
  const order = { ...seen, ...change }
  const items = await repo.itemsOfOrder(trx, order.id)
  if (seen.status === 'Pending') await removeHold(trx, order.id, { confirmed: status === 'Confirmed' })
  if (status === 'Confirmed' && !taken) await takeNow(trx, items, at)
  if (status === 'Cancelled' && taken) await returnStock(trx, items, at)
  // Stock is all that pages show of an order.
  if (status === 'Cancelled' || (status === 'Confirmed' && !taken)) await enqueuePublish(trx, deps.clock, store.id)
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

/** Takes the units of an order that was to be checked; those of a product that is gone are not missed. */
const takeNow = async (trx: Transaction, items: repo.OrderItemRow[], now: string) => {
  const short = await takeStock(trx, unitsByProduct(items), await productsOfItems(trx, items), now)
  if (!short) return
  const { id: product_id, name, inventory_count: available } = short
  const left = available === 0 ? `${name} is out of stock` : `Only ${available} left of ${name}`
  throw new AppError('conflict', `${left}. Add stock and confirm again, or cancel the order.`, {
    product_id,
    available,
  })
}
