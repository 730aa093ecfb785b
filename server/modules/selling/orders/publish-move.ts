import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { changesSold } from '#server/records/orders/sold-units.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'

interface MovedOrder {
  store_id: string
  from: OrderStatus
  to: OrderStatus
  hasChangedStock: boolean
}

/** Publishes the store if its pages show what a move changed: stock that is left or, if shown, units sold. */
export const publishMove = async (
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction,
  { store_id, from, to, hasChangedStock }: MovedOrder,
): Promise<void> => {
  if (hasChangedStock || (await changesSold(trx, store_id, { from, to }))) await enqueuePublish(trx, clock, store_id)
}
