import type { Insertable } from 'kysely'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { keptOf, type ReturnReason } from '#contract/orders/returns.ts'
import { buyerMessage } from '#contract/whatsapp/whatsapp-templates.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { countOrderEdit, countOrderStep } from '#server/modules/growth/analytics/order-figures.ts'
import { sendNew, sendNow } from '#server/queue/send-work.ts'
import { addToCustomer } from '#server/records/customers/customers.repo.ts'
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
  /** Whether it undoes the step before. Nobody is told of it. */
  undo?: true
  /** Whether nobody is told of it for another reason. */
  silent?: true
}

/** Time in which a seller may undo a tap. Its messages wait so long. */
export const UNDO_MS = 10_000

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

/**
 * Records a step in its transaction: history, running totals, figures of the day and the event for messages.
 * Returns the event's id, or `null` if the step sends nothing.
 */
export const recordStep = async (trx: Transaction, step: OrderStep): Promise<string | null> => {
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
    undo: step.undo ? 1 : 0,
  })
  const sends = buyerMessage[order.status] !== null && !step.undo && !step.silent
  const eventId = sends ? await enqueueEvent(trx, step) : null
  // An order that is joined to another is cancelled in silence: its buyer did not turn it down.
  if (from && order.customer_id !== null && !step.silent)
    await addToCustomer(trx, order.customer_id, pastOf(step, from))
  if (from) await addToTotals(trx, { ...order, status: from.status }, from.items, -1)
  await addToTotals(trx, order, step.items, 1)
  await countOrderStep(trx, step)
  return eventId
}

/** Returns what a step adds to the past of a customer. */
const pastOf = ({ order, items }: OrderStep, from: NonNullable<OrderStep['from']>) => {
  const added = (status: OrderStatus) => Number(order.status === status) - Number(from.status === status)
  return {
    delivered: added('Delivered'),
    returned: added('Returned'),
    cancelled: added('Cancelled'),
    spent: keptOf(order, items).total - keptOf({ ...order, status: from.status }, from.items).total,
  }
}

/** Enqueues the messages of a step. Those of a seller's tap wait until it can no longer be undone. */
const enqueueEvent = async (trx: Transaction, { order, by, at }: OrderStep): Promise<string> => {
  const id = newId()
  const waitMs = by === 'seller' ? UNDO_MS : 0
  const next_attempt_at = new Date(Date.parse(at) + waitMs).toISOString()
  await eventInsert(trx, {
    id,
    order_id: order.id,
    status: order.status,
    created_at: at,
    attempts: 0,
    next_attempt_at,
  })
  // Whoever takes up an event of the order that waits already sends the later ones.
  if (waitMs > 0) await sendNew(trx, 'order-events', order.id, waitMs)
  else await sendNow(trx, 'order-events', order.id)
  noteEnqueued(trx, 'order messages')
  return id
}

/** Records an edit in its transaction: running totals and figures of the day. */
export const recordEdit = async (
  trx: Transaction,
  { order, items, from }: { order: OrderRow; items: OrderItemRow[]; from: { order: OrderRow; items: OrderItemRow[] } },
): Promise<void> => {
  await addToTotals(trx, from.order, from.items, -1)
  await addToTotals(trx, order, items, 1)
  await countOrderEdit(trx, order, { before: from.items, after: items })
}

const addToTotals = async (trx: Transaction, order: OrderRow, items: OrderItemRow[], sign: 1 | -1) => {
  const { store_id, status, total_amount } = order
  const kept_amount = sign * keptOf(order, items).total
  await totalsUpsert(trx, { store_id, status, orders: sign, amount: sign * total_amount, kept_amount })
}
