import { messages } from '#contract/error-messages.ts'
import { ADMIN_NOTES_MAX } from '#contract/orders/bounds.ts'
import type { OrderJoin } from '#contract/orders/order-edits.ts'
import { toDoStatuses } from '#contract/orders/order-status.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertUnchanged } from '#server/http/if-match.ts'
import { shipmentsOf } from '#server/records/couriers/shipments.repo.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { paymentsOfOrders } from '#server/records/payments/order-payments.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { makeMove } from '../change-status.ts'
import { presentChanged } from '../present-order.ts'
import { forgetUndo } from '../undos.repo.ts'
import { applyEdit, assertOpen } from './edit-order.ts'

/**
 * Joins another waiting order of the same phone to this one, and cancels it without telling its buyer. `both` adds its
 * products at their prices, with one delivery charge. Throws `not_found`, `changed_elsewhere`, and `conflict` where the
 * two do not belong together.
 */
export const joinOrders = async (deps: Deps, store: StoreRow, id: string, join: OrderJoin): Promise<OrderInFull> =>
  presentChanged(deps, await write(deps, (trx) => joinBoth(deps, trx, store, id, join)))

const joinBoth = async (
  deps: Deps,
  trx: Transaction,
  store: StoreRow,
  id: string,
  { updated_at, order_id, keep }: OrderJoin,
): Promise<repo.OrderRow> => {
  await lock(trx, 'store', store.id)
  const order = await repo.findOwnOrder(trx, store.id, id)
  const other = await repo.findOwnOrder(trx, store.id, order_id)
  if (!order || !other) throw new AppError('not_found', messages.orderNotFound)
  assertUnchanged(`"${updated_at}"`, order.updated_at)
  await assertOpen(trx, order)
  await assertJoins(trx, order, other)
  const lines = await repo.itemsOfOrder(trx, other.id)
  const admin_notes = [other.admin_notes, `Joined to ${order.order_id}`]
    .filter(Boolean)
    .join('\n')
    .slice(-ADMIN_NOTES_MAX)
  const change = { status: 'Cancelled' as const, admin_notes }
  await makeMove(deps, trx, { order: other, items: lines, store, change, by: 'seller', silent: true })
  // It would take again what this order has now.
  await forgetUndo(trx, other.id)
  if (keep === 'one') return order
  const notes = [order.adjustment_note, other.adjustment_note].filter(Boolean).join(', ')
  const edit = {
    delivery_amount: Math.max(order.delivery_amount, other.delivery_amount),
    adjustment_amount: order.adjustment_amount + other.adjustment_amount,
    adjustment_note: notes.slice(0, 60),
    order_notes: [...new Set([order.order_notes, other.order_notes].filter(Boolean))].join('\n').slice(0, 1000),
    reason: `Joined with ${other.order_id}`,
  }
  return applyEdit(deps, trx, store, order, edit, { lines, discount: other.discount_amount })
}

const assertJoins = async (trx: Transaction, order: repo.OrderRow, other: repo.OrderRow): Promise<void> => {
  const refuse = (text: string) => new AppError('conflict', text)
  if (order.id === other.id) throw refuse('An order cannot be joined to itself')
  if (order.customer_id === null || order.customer_id !== other.customer_id) {
    throw refuse('Only orders of one phone can be joined')
  }
  if (!toDoStatuses.some((open) => open === other.status)) {
    throw refuse(`A ${other.status} order can no longer be joined`)
  }
  const paid = (await paymentsOfOrders(trx, [other.id])).some(({ state }) => state !== 'rejected')
  if (paid) throw refuse(`A payment of order ${other.order_id} is on record. Join this order to that one instead.`)
  const parcels = await shipmentsOf(trx, [other.id])
  if (parcels.length > 0) {
    throw refuse(
      `Order ${other.order_id} has a parcel with ${parcels[0]?.courier}. Join this order to that one instead.`,
    )
  }
}
