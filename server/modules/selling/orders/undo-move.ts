import { usedUp } from '#contract/discounts/words.ts'
import { messages } from '#contract/error-messages.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { takeUseAgain } from '#server/records/discounts/discounts.repo.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { type Effect, goodUnits, takeUnitsOf } from './moves.ts'
import { recordStep } from './order-steps.ts'
import { returnStock } from './order-stock.ts'
import { presentChanged } from './present-order.ts'
import { publishMove } from './publish-move.ts'
import { findUndo, forgetUndo, type OrderUndo, removeEvent, restoreHolds } from './undos.repo.ts'

const TOO_LATE = 'This can no longer be undone'

/**
 * Undoes the seller's last move of an order, before any message about it is sent. Restores status, stock and holds.
 * An undo sent again changes nothing. Throws `conflict` when it is too late, or when stock that went back on sale has
 * been sold since.
 */
export const undoMove = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  ifMatch: string | undefined,
): Promise<OrderInFull> => presentChanged(deps, await undoOrder(deps, store, id, ifMatch))

/** As `undoMove`, and returns the row. */
export const undoOrder = (deps: Deps, store: StoreRow, id: string, ifMatch?: string): Promise<repo.OrderRow> =>
  write(deps, (trx) => undo(deps, trx, store, id, ifMatch))

const undo = async (deps: Deps, trx: Transaction, store: StoreRow, id: string, ifMatch: string | undefined) => {
  await lock(trx, 'store', store.id)
  const seen = await repo.findOwnOrder(trx, store.id, id)
  if (!seen) throw new AppError('not_found', messages.orderNotFound)
  const known = await findUndo(trx, seen.id)
  if (!known) {
    const last = (await repo.historyOfOrders(trx, [seen.id])).at(-1)
    if (last?.undo === 1) return seen
    throw new AppError('conflict', TOO_LATE, { status: seen.status })
  }
  assertUnchanged(ifMatch, seen.updated_at)
  const now = deps.clock.now()
  const isSent = known.event_id !== null && !(await removeEvent(trx, known.event_id))
  if (isSent || known.until <= now.toISOString()) throw new AppError('conflict', TOO_LATE, { status: seen.status })
  const { status, to_check } = known
  const changed = { status, to_check, updated_at: nextUpdatedAt(now, seen.updated_at) }
  await repo.swapStatus(trx, seen, changed)
  const items = await repo.itemsOfOrder(trx, seen.id)
  const effect = await reversals[seen.status](trx, { known, items, at: now.toISOString() })
  const { hasChangedStock } = effect
  await publishMove(deps, trx, { store_id: store.id, from: seen.status, to: status, hasChangedStock })
  const order = { ...seen, ...changed }
  await recordStep(trx, {
    order,
    items: effect.items,
    from: { status: seen.status, items },
    by: 'seller',
    userId: store.user_id,
    note: null,
    at: changed.updated_at,
    undo: true,
  })
  await forgetUndo(trx, seen.id)
  return order
}

interface Reversed {
  known: OrderUndo
  items: repo.OrderItemRow[]
  at: string
}

type Reversal = (trx: Transaction, reversed: Reversed) => Promise<Effect>

const nothing: Reversal = async (_trx, { items }) => ({ items, hasChangedStock: false })

/** Puts back the hold. Units that only the confirmation took go back on sale. */
const unconfirm: Reversal = async (trx, { known, items, at }) => {
  const wasTaken = known.to_check === null
  if (!wasTaken) await returnStock(trx, items, at)
  await restoreHolds(trx, known.order_id, JSON.parse(known.held))
  return { items, hasChangedStock: !wasTaken }
}

/** Takes the units and the discount's use again, if they are still there, and puts back the hold. */
const uncancel: Reversal = async (trx, { known, items, at }) => {
  const wasTaken = known.to_check === null
  if (wasTaken) await takeUnitsOf(trx, items, at, '. The order stays cancelled.')
  if (!(await takeUseAgain(trx, known.order_id)))
    throw new AppError('conflict', `${usedUp} since. The order stays cancelled.`)
  await restoreHolds(trx, known.order_id, JSON.parse(known.held))
  return { items, hasChangedStock: wasTaken }
}

/** Takes the good units again, if they are still there. Nothing came back. */
const unreturn: Reversal = async (trx, { items, at }) => {
  const good = goodUnits(items)
  await takeUnitsOf(trx, good, at, '. The order stays returned.')
  const after = items.map((item) => ({ ...item, returned_quantity: 0, damaged_quantity: 0 }))
  for (const item of after) await repo.setReturned(trx, item)
  return { items: after, hasChangedStock: good.length > 0 }
}

/** Turns back what the move to each status did, as `effects` of `moves.ts` does it. */
const reversals: Record<OrderStatus, Reversal> = {
  Pending: nothing,
  Confirmed: unconfirm,
  Shipped: nothing,
  Delivered: nothing,
  Cancelled: uncancel,
  Returning: nothing,
  Returned: unreturn,
}
