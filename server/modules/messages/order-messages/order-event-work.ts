import { type FailedTry, failedTry, PROCESS_ENDED } from '#server/background/failed-try.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { sendNow } from '#server/queue/send-work.ts'
import type { Work } from '#server/queue/work-queue.ts'

/** Waiting events, earliest due first, without abandoned ones. */
const waitingEvents = (db: Db) =>
  db.selectFrom('order_events').where('failed_at', 'is', null).orderBy('next_attempt_at').orderBy('id')

/** Returns the due events of some orders. */
export const dueEvents = (db: Db, orderIds: string[], now: string) =>
  waitingEvents(db).selectAll().where('order_id', 'in', orderIds).where('next_attempt_at', '<=', now).execute()

/** Records a failed try of an event. */
export const failEvent = async (trx: Db, id: string, failed: FailedTry): Promise<void> => {
  await trx.updateTable('order_events').set(failed).where('id', '=', id).execute()
}

/** Retries abandoned events, oldest failure first. Returns how many. */
export const retryFailedEvents = async (trx: Transaction, now: string, limit: number): Promise<number> => {
  const failed = trx.selectFrom('order_events').select('id').where('failed_at', 'is not', null)
  const events = await trx
    .updateTable('order_events')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('id', 'in', failed.orderBy('failed_at').limit(limit))
    .returning('order_id')
    .execute()
  for (const orderId of ordersOf(events)) await sendNow(trx, 'order-events', orderId)
  noteEnqueued(trx, 'order messages')
  return events.length
}

const ordersOf = (events: { order_id: string }[]): string[] => [...new Set(events.map(({ order_id }) => order_id))]

/** Work of handling order events, keyed by order to keep an order's events in sequence. */
export const orderEventWork: Work = {
  queue: 'order-events',
  dueKeys: async (db, now, limit, held) => {
    const due = waitingEvents(db).select('order_id').where('next_attempt_at', '<=', now).limit(limit)
    return ordersOf(await (held.length > 0 ? due.where('order_id', 'not in', held) : due).execute())
  },
  duesOf: async (db, orderIds) => {
    const orders = await waitingEvents(db)
      .clearOrderBy()
      .select(({ fn }) => ['order_id as key', fn.min('next_attempt_at').as('at')])
      .where('order_id', 'in', orderIds)
      .groupBy('order_id')
      .execute()
    return orders.map(({ key, at }) => ({ key, at, priority: 0 }))
  },
  waitingKeys: async (db, limit) => ordersOf(await waitingEvents(db).select('order_id').limit(limit).execute()),
  failLost: async (trx, orderId, now) => {
    const events = await waitingEvents(trx).select(['id', 'attempts']).where('order_id', '=', orderId).execute()
    for (const { id, attempts } of events) await failEvent(trx, id, failedTry(attempts, PROCESS_ENDED, now))
  },
}
