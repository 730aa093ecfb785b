import { messages } from '#contract/error-messages.ts'
import { refuseTransition } from '#contract/orders/order-status.ts'
import type { OrderInFull, StatusChange } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { endHold, removeHold } from './holds.repo.ts'
import { recordStep } from './order-steps.ts'
import { returnStock, shortfallError, takeStock, unitsByVariant, variantsOfItems } from './order-stock.ts'
import { presentInFull } from './present-order.ts'

/**
 * Moves an order to its next status. Confirming an order to be checked takes its stock; cancelling returns it once.
 * Throws `not_found` for another store's order, `conflict` when the status is not allowed or a product falls short.
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
    updated_at: nextUpdatedAt(deps.clock.now(), seen.updated_at),
    ...(status === 'Confirmed' ? { to_check: null } : {}),
    ...(note === undefined ? {} : { admin_notes: note }),
  }
  if (!(await repo.swapStatus(trx, seen, change))) {
    throw new AppError('conflict', 'The order was changed meanwhile. Please look again.')
  }
  const order = { ...seen, ...change }
  const items = await repo.itemsOfOrder(trx, order.id)
  if (seen.status === 'Pending') {
    if (status === 'Confirmed') await removeHold(trx, order.id)
    else await endHold(trx, order.id, { at, by: 'cancelled' })
  }
  if (status === 'Confirmed' && !taken) await takeNow(trx, items, at)
  if (status === 'Cancelled' && taken) await returnStock(trx, items, at)
  // Pages show only the stock that is left.
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

/** Takes the units of an order that was to be checked. Skips deleted products. */
const takeNow = async (trx: Transaction, items: repo.OrderItemRow[], now: string) => {
  const short = await takeStock(trx, unitsByVariant(items), await variantsOfItems(trx, items), now)
  if (short) throw shortfallError(short, '. Add stock and confirm again, or cancel the order.')
}
