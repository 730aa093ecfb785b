import type { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import { formatMoney } from '#contract/money.ts'
import { type NewPayment, PAYMENTS_MAX, type paymentDecision } from '#contract/order-payments/order-payments.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { findOwnOrder, type OrderRow } from '#server/records/orders/orders.repo.ts'
import {
  decideOn,
  insertPayment,
  type OrderPaymentRow,
  orderOfReference,
  paymentsOfOrders,
  setPaid,
} from '#server/records/payments/order-payments.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { renewCash } from '../orders/cash-left.ts'
import { presentChanged } from '../orders/present-order.ts'

/** Throws `invalid` where more would be paid than the order costs, or more given back than was paid. */
const assertFits = ({ total_amount, paid_amount, currency }: OrderRow, amount: number): void => {
  const price = (minor: number) => formatMoney(minor, currency)
  // An edit may leave more paid than the order costs; what is given back then is never too much.
  if (amount > 0 && paid_amount + amount > total_amount)
    throw invalidField('amount', `Only ${price(Math.max(0, total_amount - paid_amount))} is left to pay`)
  if (paid_amount + amount < 0) throw invalidField('amount', `Only ${price(paid_amount)} was paid`)
}

/** Throws `conflict` for a transfer that was accepted in this store already. */
const assertNew = async (trx: Transaction, storeId: string, reference: string | null): Promise<void> => {
  const known = reference && (await orderOfReference(trx, storeId, reference))
  if (known) throw new AppError('conflict', `This transaction was accepted for order ${known} already`)
}

const addToPaid = async (deps: Deps, trx: Transaction, order: OrderRow, amount: number): Promise<OrderRow> => {
  const change = {
    paid_amount: order.paid_amount + amount,
    updated_at: nextUpdatedAt(deps.clock.now(), order.updated_at),
  }
  await setPaid(trx, order.id, change)
  const changed = { ...order, ...change }
  await renewCash(trx, changed)
  return changed
}

/** Reads an order of a store and its payments, with the store locked. Throws `not_found` for another store's. */
const readOrder = async (trx: Transaction, store: StoreRow, id: string) => {
  await lock(trx, 'store', store.id)
  const order = await findOwnOrder(trx, store.id, id)
  if (!order) throw new AppError('not_found', messages.orderNotFound)
  return { order, payments: await paymentsOfOrders(trx, [order.id]) }
}

/**
 * Records money that the seller has got, or gives back. Throws `invalid` for more than is left to pay or was paid,
 * `conflict` for a transfer that was accepted before, `not_found` for another store's order, `changed_elsewhere` when
 * `ifMatch` names an older state.
 */
export const recordPayment = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  { amount: size, refund, kind, reference, note }: NewPayment,
  ifMatch?: string,
): Promise<OrderInFull> => {
  const changed = await write(deps, async (trx) => {
    const { order, payments } = await readOrder(trx, store, id)
    // A second tap, or a retry of an answer that was lost, records nothing twice.
    assertUnchanged(ifMatch, order.updated_at)
    if (payments.length >= PAYMENTS_MAX) throw new AppError('conflict', `An order has at most ${PAYMENTS_MAX} payments`)
    const amount = refund ? -size : size
    assertFits(order, amount)
    if (!refund) await assertNew(trx, store.id, reference)
    const at = deps.clock.now().toISOString()
    const made = { id: newId(), order_id: order.id, store_id: store.id, created_at: at, decided_at: at }
    await insertPayment(trx, { ...made, amount, kind, reference, note, state: 'accepted', made_by: 'seller' })
    return addToPaid(deps, trx, order, amount)
  })
  return presentChanged(deps, changed)
}

const findClaim = (payments: readonly OrderPaymentRow[], id: string): OrderPaymentRow => {
  const found = payments.find((payment) => payment.id === id)
  if (!found) throw new AppError('not_found', 'Payment not found')
  if (found.state !== 'claimed') throw new AppError('conflict', `This payment was ${found.state} already`)
  return found
}

/**
 * Accepts what a buyer says to have paid, or says that it did not arrive. Throws `conflict` for one that was decided,
 * and for a transfer that was accepted before; `invalid` for more than is left to pay.
 */
export const decidePayment = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  paymentId: string,
  decision: z.output<typeof paymentDecision>,
): Promise<OrderInFull> => {
  const changed = await write(deps, async (trx) => {
    const { order, payments } = await readOrder(trx, store, id)
    const claim = findClaim(payments, paymentId)
    const decided_at = deps.clock.now().toISOString()
    if (!decision.accept) {
      await decideOn(trx, claim.id, { state: 'rejected', amount: claim.amount, decided_at })
      return addToPaid(deps, trx, order, 0)
    }
    const amount = decision.amount ?? claim.amount
    assertFits(order, amount)
    await assertNew(trx, store.id, claim.reference)
    await decideOn(trx, claim.id, { state: 'accepted', amount, decided_at })
    return addToPaid(deps, trx, order, amount)
  })
  return presentChanged(deps, changed)
}
