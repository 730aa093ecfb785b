import type { Insertable } from 'kysely'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { keptOf, type ReturnReason } from '#contract/orders/returns.ts'
import { buyerMessage } from '#contract/whatsapp/whatsapp-templates.ts'
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
  items: OrderItemRow[]
  /** The status before, and the lines as they were. */
  from: { status: OrderStatus; items: OrderItemRow[] } | null
  by: 'buyer' | 'seller'
  userId: string | null
  reason?: ReturnReason | null
  note: string | null
  at: string
}

const historyInsert = prepared((db, entry: Insertable<OrderHistoryTable>) =>
  db.insertInto('order_history').values(entry),
)
const eventInsert = prepared((db, event: Insertable<OrderEventsTable>) => db.insertInto('order_events').values(event))
interface AddedToTotals {
  store_id: string
  status: OrderStatus
  orders: number
  amount: number
  kept_amount: number
}

const totalsUpsert = prepared((db, added: AddedToTotals) =>
  db
    .insertInto('order_totals')
    .values(added)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'status']).doUpdateSet((eb) => ({
        orders: eb('order_totals.orders', '+', added.orders),
        amount: eb('order_totals.amount', '+', added.amount),
        kept_amount: eb('order_totals.kept_amount', '+', added.kept_amount),
      })),
    ),
)

/** Records a step in its transaction: history, running totals, figures of the day and the event for messages. */
export const recordStep = async (trx: Transaction, step: OrderStep): Promise<void> => {
  const { order, from, at } = step
  await historyInsert(trx, {
    order_id: order.id,
    to_status: order.status,
    from_status: from?.status ?? null,
    at,
    by: step.by,
    user_id: step.userId,
    reason: step.reason ?? null,
    note: step.note,
  })
  if (buyerMessage[order.status] !== null) await enqueueEvent(trx, order, at)
  if (from) await addToTotals(trx, { ...order, status: from.status }, from.items, -1)
  await addToTotals(trx, order, step.items, 1)
  await countOrderStep(trx, step)
}

/** Enqueues the messages of a step. */
const enqueueEvent = async (trx: Transaction, { id: order_id, status }: OrderRow, at: string) => {
  await eventInsert(trx, { id: newId(), order_id, status, created_at: at, attempts: 0, next_attempt_at: at })
  await sendNow(trx, 'order-events', order_id)
  noteEnqueued(trx, 'order messages')
}

const addToTotals = async (trx: Transaction, order: OrderRow, items: OrderItemRow[], sign: 1 | -1) => {
  const { store_id, status, total_amount } = order
  const kept_amount = sign * keptOf(order, items).total
  await totalsUpsert(trx, { store_id, status, orders: sign, amount: sign * total_amount, kept_amount })
}
