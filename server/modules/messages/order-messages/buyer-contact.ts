import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Transaction } from '#server/db/database.ts'
import { mayBeMobile } from '#server/http/phone-numbers.ts'
import type { Clock } from '#server/ports/clock.ts'
import { historyOfOrders, type OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { countToStrangers, hasMet, meetContact } from './contacts.ts'

const HOUR_MS = 3_600_000
/** Messages per hour to unmet numbers: as many as a person could write by hand without looking automated. */
const STRANGERS_AN_HOUR = 10

/**
 * Returns `confirmed` when the seller confirmed the order, `unconfirmed` when a text without words of the form may go,
 * else `no`. The form takes any phone, so unmet numbers need the seller's opt-in and are limited per hour.
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

/** Whether the seller had confirmed an order by the time it took `status`. */
const isConfirmed = async (trx: Transaction, orderId: string, status: OrderStatus): Promise<boolean> => {
  if (status !== 'Cancelled') return status !== 'Pending'
  const steps = await historyOfOrders(trx, [orderId])
  return steps.findLast((step) => step.to_status === 'Cancelled')?.from_status === 'Confirmed'
}
