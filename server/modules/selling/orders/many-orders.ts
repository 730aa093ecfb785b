import type { z } from 'zod'
import type { manyStatusChanges, manyUndone } from '#contract/orders/changes.ts'
import type { ManyChanged } from '#contract/orders/orders.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { findOwnOrder, type OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { moveOrder } from './change-status.ts'
import { presentInFull } from './present-order.ts'
import { undoOrder } from './undo-move.ts'

type Answer = Omit<ManyChanged, 'message'>

/** Changes orders one after the other, each in its own transaction, and collects the refusals. */
const changeEach = async (
  deps: Deps,
  ids: readonly string[],
  change: (id: string) => Promise<OrderRow | undefined>,
): Promise<Answer> => {
  const rows: OrderRow[] = []
  const refused: Answer['refused'] = []
  for (const order_id of new Set(ids)) {
    try {
      const row = await change(order_id)
      if (row) rows.push(row)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ order_id, detail: error.message })
    }
  }
  return { orders: await presentInFull(deps.db, rows, 'seller', deps), refused }
}

/** Moves each order that is not there yet by `changeStatus`. Sent again, it changes nothing. */
export const moveMany = (
  deps: Deps,
  store: StoreRow,
  { order_ids, ...change }: z.infer<typeof manyStatusChanges>,
): Promise<Answer> =>
  changeEach(deps, order_ids, async (id) => {
    try {
      return await moveOrder(deps, store, id, change)
    } catch (error) {
      const isThere = error instanceof AppError && error.extra.status === change.status
      if (!isThere) throw error
      return findOwnOrder(deps.db, store.id, id)
    }
  })

/** Undoes the last move of each order that nobody has changed since. */
export const undoMany = (
  deps: Deps,
  store: StoreRow,
  orders: z.infer<typeof manyUndone>['orders'],
): Promise<Answer> => {
  const seen = new Map(orders.map(({ order_id, updated_at }) => [order_id, updated_at]))
  return changeEach(deps, [...seen.keys()], (id) => undoOrder(deps, store, id, `"${seen.get(id)}"`))
}
