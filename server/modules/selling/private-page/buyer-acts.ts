import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { orderOfToken } from '#server/records/orders/order-links.ts'
import { confirmByBuyer, itemsOfOrder, type OrderRow } from '#server/records/orders/orders.repo.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { makeMove } from '../orders/change-status.ts'

/** Actions that the private link allows. */
export const buyerActs = ['confirm', 'cancel', 'received'] as const
export type BuyerAct = (typeof buyerActs)[number]

/** Moves of a buyer: from which statuses, and to which. */
const moves: Record<Exclude<BuyerAct, 'confirm'>, { from: readonly OrderStatus[]; to: OrderStatus }> = {
  cancel: { from: ['Pending', 'Confirmed'], to: 'Cancelled' },
  received: { from: ['Shipped'], to: 'Delivered' },
}

/** Whether an act is offered, and possible, for an order as it is. */
export const mayAct = (act: BuyerAct, { status, buyer_confirmed_at }: OrderRow): boolean =>
  act === 'confirm' ? status === 'Pending' && buyer_confirmed_at === null : moves[act].from.includes(status)

/** Whether an act has happened already, so that a second tap changes nothing. */
const isDone = (act: BuyerAct, { status, buyer_confirmed_at }: OrderRow): boolean =>
  act === 'confirm' ? buyer_confirmed_at !== null : status === moves[act].to

const apply = async (deps: Deps, trx: Transaction, order: OrderRow, act: BuyerAct): Promise<void> => {
  const updated_at = nextUpdatedAt(deps.clock.now(), order.updated_at)
  // The seller still decides: whoever placed an order has its link, and stock must not follow from it.
  if (act === 'confirm') return confirmByBuyer(trx, order.id, { buyer_confirmed_at: updated_at, updated_at })
  const store = await findStoreById(trx, order.store_id)
  if (!store) return
  const items = await itemsOfOrder(trx, order.id)
  await makeMove(deps, trx, { order, items, store, change: { status: moves[act].to }, by: 'buyer' })
}

/**
 * Does what a buyer asks for on the private page. Returns `done`, also for a second tap; `late` if the order has become
 * something else; `undefined` for a link that opens nothing.
 */
export const actAsBuyer = async (deps: Deps, token: string, act: BuyerAct): Promise<'done' | 'late' | undefined> => {
  const seen = await orderOfToken(deps, token)
  if (!seen) return undefined
  return write(deps, async (trx) => {
    await lock(trx, 'store', seen.store_id)
    const order = await orderOfToken({ ...deps, db: trx }, token)
    if (!order) return undefined
    if (isDone(act, order)) return 'done'
    if (!mayAct(act, order)) return 'late'
    await apply(deps, trx, order, act)
    return 'done'
  })
}
