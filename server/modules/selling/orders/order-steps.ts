import type { Insertable } from 'kysely'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { countOrderStep } from '#server/modules/growth/analytics/order-figures.ts'
import { sendNow } from '#server/queue/send-work.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'
import type { OrderEventsTable, OrderHistoryTable } from '#server/records/orders/orders.table.ts'

/** A step of an order: placed (`from` is null) or moved to its present status. */
export interface OrderStep {
  order: OrderRow
  items: Pick<OrderItemRow, 'product_id' | 'product_name' | 'product_price' | 'quantity' | 'category'>[]
  from: OrderStatus | null
  by: 'buyer' | 'seller'
  userId: string | null
  note: string | null
  at: string
}

const historyInsert = prepared((db, entry: OrderHistoryTable) => db.insertInto('order_history').values(entry))
const eventInsert = prepared((db, event: Insertable<OrderEventsTable>) => db.insertInto('order_events').values(event))
const totalsUpsert = prepared((db, added: { store_id: string; status: OrderStatus; orders: number; amount: number }) =>
  db
    .insertInto('order_totals')
    .values(added)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'status']).doUpdateSet((eb) => ({
        orders: eb('order_totals.orders', '+', added.orders),
        amount: eb('order_totals.amount', '+', added.amount),
      })),
    ),
)

/** Records a step in its transaction: history, running totals, figures of the day and the event for messages. */
export const recordStep = async (trx: Transaction, step: OrderStep): Promise<void> => {
  const { order, from, at } = step
  await historyInsert(trx, {
    order_id: order.id,
    to_status: order.status,
    from_status: from,
    at,
    by: step.by,
    user_id: step.userId,
    note: step.note,
  })
  await eventInsert(trx, {
    id: newId(),
    order_id: order.id,
    status: order.status,
    created_at: at,
    attempts: 0,
    next_attempt_at: at,
  })
  await sendNow(trx, 'order-events', order.id)
  noteEnqueued(trx, 'order messages')
  if (from) await addToTotals(trx, order, from, -1)
  await addToTotals(trx, order, order.status, 1)
  await countOrderStep(trx, step)
}

const addToTotals = async (trx: Transaction, order: OrderRow, status: OrderStatus, sign: 1 | -1) => {
  await totalsUpsert(trx, { store_id: order.store_id, status, orders: sign, amount: sign * order.total_amount })
}
