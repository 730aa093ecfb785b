import { formatMoney } from '#contract/money.ts'
import { CLAIMS_MAX, PAYMENTS_MAX, paymentClaim } from '#contract/order-payments/order-payments.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import type { Told } from '#server/modules/messages/notifications/notification-mail.ts'
import { notifyGathered } from '#server/modules/messages/notifications/notifications.service.ts'
import { orderOfToken } from '#server/records/orders/order-links.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { insertPayment, paymentsOfOrders, setPaid } from '#server/records/payments/order-payments.repo.ts'
import { insertProof } from '#server/records/payments/payment-proofs.repo.ts'
import { findStoreById, isOffAir, type StoreRow } from '#server/records/stores/stores.repo.ts'
import type { FormOutcome } from '../orders/form-outcome.ts'
import { readProof } from './read-proof.ts'

const OPEN: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipped']

/** Whether a buyer is shown where to pay an order, and may say that it is paid. */
export const mayPay = (order: OrderRow, { payment_methods }: Pick<StoreRow, 'payment_methods'>): boolean =>
  payment_methods.length > 0 && OPEN.includes(order.status) && order.total_amount > order.paid_amount

/** Returns what is left of an advance, 0 for nothing. */
export const advanceLeft = ({
  advance_amount,
  paid_amount,
}: Pick<OrderRow, 'advance_amount' | 'paid_amount'>): number => Math.max(0, advance_amount - paid_amount)

/** Returns what a buyer is asked to pay now: the advance, else all that is left. */
export const askedNow = (order: OrderRow): number => advanceLeft(order) || order.total_amount - order.paid_amount

/**
 * Takes what a buyer says to have paid, and tells the seller. A claim is a hint: it moves neither status nor stock nor
 * what is paid. Returns `done`, also for the same transaction again; `late` if nothing can be paid any more or too many
 * claims wait; what is wrong with the form; `undefined` for a link that opens nothing.
 */
export const claimPayment = async (deps: Deps, token: string, form: unknown, file?: File): Promise<FormOutcome> => {
  const seen = await orderOfToken(deps, token)
  if (!seen) return undefined
  const checked = paymentClaim.safeParse(form)
  if (!checked.success) return { wrong: checked.error.issues[0]?.message ?? '' }
  const { kind, reference } = checked.data
  const shop = await findStoreById(deps.db, seen.store_id)
  if (!shop || isOffAir(shop)) return undefined
  // Draws nothing for an order that cannot be paid.
  if (!mayPay(seen, shop)) return 'late'
  const sent = file && file.size > 0 ? file : undefined
  if (sent) await deps.limits.uploadByOrder.take(seen.id)
  const proof = sent && (await readProof(deps, shop.id, sent))
  return write(deps, async (trx) => {
    await lock(trx, 'store', seen.store_id)
    const order = await orderOfToken({ ...deps, db: trx }, token)
    const store = order && (await findStoreById(trx, order.store_id))
    if (!store) return undefined
    const payments = await paymentsOfOrders(trx, [order.id])
    if (payments.some((payment) => payment.reference === reference && payment.state !== 'rejected')) return 'done'
    const waiting = payments.filter(({ state }) => state === 'claimed')
    if (!mayPay(order, store) || waiting.length >= CLAIMS_MAX || payments.length >= PAYMENTS_MAX) return 'late'
    const created_at = deps.clock.now().toISOString()
    const { paid_amount, currency } = order
    const amount = askedNow(order)
    const made = { id: newId(), order_id: order.id, store_id: store.id, created_at, decided_at: null }
    await insertPayment(trx, { ...made, amount, kind, reference, note: '', state: 'claimed', made_by: 'buyer' })
    if (proof) await insertProof(trx, { payment_id: made.id, store_id: store.id, created_at, ...proof })
    await setPaid(trx, order.id, { paid_amount, updated_at: nextUpdatedAt(deps.clock.now(), order.updated_at) })
    const told: Told = ({ notices, paymentKinds }) =>
      notices.buyerPaid(order.order_id, formatMoney(amount, currency), paymentKinds[kind], reference)
    await notifyGathered(trx, deps.clock, store.user_id, told, 'payments')
    return 'done'
  })
}
