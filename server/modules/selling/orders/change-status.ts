import { messages } from '#contract/error-messages.ts'
import type { StatusChange } from '#contract/orders/changes.ts'
import { refuseTransition } from '#contract/orders/order-status.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { mayStillReturn, TOO_LATE_TO_RETURN } from '#contract/orders/returns.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { effects } from './moves.ts'
import { recordStep, UNDO_MS } from './order-steps.ts'
import { presentChanged } from './present-order.ts'
import { publishMove } from './publish-move.ts'
import { isSameReturn } from './returned-lines.ts'
import { forgetUndo, holdsOfOrder, rememberUndo } from './undos.repo.ts'

/**
 * Moves an order to its next status, with what `moves.ts` does to its stock. A return sent again changes nothing.
 * Throws `not_found` for another store's order, `conflict` when the status is not allowed or a product falls short.
 */
export const changeStatus = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  change: StatusChange,
): Promise<OrderInFull> => presentChanged(deps, await moveOrder(deps, store, id, change))

/** As `changeStatus`, and returns the row. */
export const moveOrder = (deps: Deps, store: StoreRow, id: string, change: StatusChange): Promise<repo.OrderRow> =>
  write(deps, (trx) => move(deps, trx, store, id, change))

const move = async (deps: Deps, trx: Transaction, store: StoreRow, id: string, change: StatusChange) => {
  const { status } = change
  await lock(trx, 'store', store.id)
  const seen = await repo.findOwnOrder(trx, store.id, id)
  if (!seen) throw new AppError('not_found', messages.orderNotFound)
  const items = await repo.itemsOfOrder(trx, seen.id)
  if (seen.status === 'Returned' && status === 'Returned' && isSameReturn(items, change.items)) return seen
  await assertAllowed(deps, trx, seen, change)
  return makeMove(deps, trx, { order: seen, items, store, change, by: 'seller' })
}

interface MadeMove {
  /** The order and its lines as they were seen. */
  order: repo.OrderRow
  items: repo.OrderItemRow[]
  store: StoreRow
  change: StatusChange
  by: 'buyer' | 'seller'
  /** Whether nobody is told of it. */
  silent?: true
}

/**
 * Makes an allowed move in its transaction: status, stock, history, messages, pages. A seller may undo hers for some
 * seconds. Throws `conflict` when the order has just changed, or a product falls short.
 */
export const makeMove = async (
  deps: Pick<Deps, 'clock'>,
  trx: Transaction,
  { order: seen, items, store, change, by, silent }: MadeMove,
): Promise<repo.OrderRow> => {
  const { status, admin_notes } = change
  const at = deps.clock.now().toISOString()
  const note = admin_notes === undefined || admin_notes === null ? undefined : admin_notes || null
  const changed = {
    status,
    updated_at: nextUpdatedAt(deps.clock.now(), seen.updated_at),
    ...(status === 'Confirmed' ? { to_check: null } : {}),
    ...(note === undefined ? {} : { admin_notes: note }),
  }
  if (!(await repo.swapStatus(trx, seen, changed))) {
    throw new AppError('conflict', 'The order has just changed. Please look again.')
  }
  const held = seen.status === 'Pending' ? await holdsOfOrder(trx, seen.id) : []
  const effect = await effects[status](trx, { order: seen, items, change, at })
  const { hasChangedStock } = effect
  await publishMove(deps, trx, { store_id: store.id, from: seen.status, to: status, hasChangedStock })
  const order = { ...seen, ...changed }
  const event_id = await recordStep(trx, {
    order,
    items: effect.items,
    from: { status: seen.status, items },
    by,
    userId: by === 'seller' ? store.user_id : null,
    reason: change.reason ?? null,
    note: note ?? null,
    ...(silent && { silent }),
    at: changed.updated_at,
  })
  if (by === 'buyer') await forgetUndo(trx, order.id)
  else {
    await rememberUndo(trx, {
      order_id: order.id,
      status: seen.status,
      to_check: seen.to_check,
      held: JSON.stringify(held),
      event_id,
      until: new Date(Date.parse(changed.updated_at) + UNDO_MS).toISOString(),
    })
  }
  return order
}

const assertAllowed = async (
  deps: Deps,
  trx: Transaction,
  { id, status, updated_at }: repo.OrderRow,
  to: StatusChange,
) => {
  const refusal = refuseTransition(status, to.status)
  if (refusal) throw new AppError('conflict', refusal, { status })
  if (status !== 'Delivered') return
  const delivered = (await repo.historyOfOrders(trx, [id])).findLast(
    ({ to_status, undo }) => to_status === 'Delivered' && undo === 0,
  )
  if (!mayStillReturn(delivered?.at ?? updated_at, deps.clock.now())) {
    throw new AppError('conflict', TOO_LATE_TO_RETURN, { status })
  }
}
