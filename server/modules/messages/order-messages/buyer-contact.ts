import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Transaction } from '#server/db/database.ts'
import { mayBeMobile } from '#server/http/phone-numbers.ts'
import type { Clock } from '#server/ports/clock.ts'
import { historyOfOrders, type OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { countToStrangers, hasMet, meetContact } from './contacts.ts'

const HOUR_MS = 3_600_000
/** Messages an hour to numbers that her own has not met: what a person may write by hand without being taken for a machine. */
const STRANGERS_AN_HOUR = 10

/**
 * May the seller's own number write to a buyer by itself? An order form takes any phone, so until she confirms an order, or its phone wrote to
 * her first, it is a stranger's: nothing goes there unless she opted in, and little then. Returns `confirmed` when she has confirmed
 * this order, `unconfirmed` when the number may be written to without a word of the form's, `no` otherwise.
 */
export const mayWriteTo = async (
  trx: Transaction,
  clock: Clock,
  about: { sessionId: string; ownNumber: string; order: OrderRow; status: OrderStatus; store: StoreRow; phone: string },
): Promise<'confirmed' | 'unconfirmed' | 'no'> => {
  const { sessionId, phone, order, store } = about
  if (!mayBeMobile(phone)) return 'no'
  if (await isConfirmed(trx, order.id, about.status)) {
    await meetContact(trx, { session_id: sessionId, phone, met_at: clock.now().toISOString() })
    return 'confirmed'
  }
  if (await hasMet(trx, sessionId, phone)) return 'unconfirmed'
  if (store.message_new_buyers === 0 || order.to_check !== null) return 'no'
  const since = new Date(clock.now().getTime() - HOUR_MS).toISOString()
  const written = await countToStrangers(trx, sessionId, about.ownNumber, since)
  return written < STRANGERS_AN_HOUR ? 'unconfirmed' : 'no'
}

/** Whether its seller had confirmed an order when it took a status. */
const isConfirmed = async (trx: Transaction, orderId: string, status: OrderStatus): Promise<boolean> => {
  if (status !== 'Cancelled') return status !== 'Pending'
  return (await historyOfOrders(trx, [orderId])).some((step) => step.to_status === 'Confirmed')
}
