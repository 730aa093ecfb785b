import { messages } from '#contract/error-messages.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { presentChanged } from './present-order.ts'

/**
 * Saves the seller's notes of an order without moving it. Throws `not_found` for another store's order,
 * `changed_elsewhere` when `ifMatch` names an older state.
 */
export const saveNotes = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  notes: string,
  ifMatch: string | undefined,
): Promise<OrderInFull> => {
  const saved = await write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const seen = await repo.findOwnOrder(trx, store.id, id)
    if (!seen) throw new AppError('not_found', messages.orderNotFound)
    assertUnchanged(ifMatch, seen.updated_at)
    const change = { admin_notes: notes || null, updated_at: nextUpdatedAt(deps.clock.now(), seen.updated_at) }
    await repo.setNotes(trx, seen.id, change)
    return { ...seen, ...change }
  })
  return presentChanged(deps, saved)
}
