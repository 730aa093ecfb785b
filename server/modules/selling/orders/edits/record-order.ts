import { hash } from 'node:crypto'
import { deliveryTerms } from '#contract/delivery/delivery.ts'
import type { RecordedOrder } from '#contract/orders/order-edits.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { priceOrder } from '#contract/orders/price-order.ts'
import * as words from '#contract/orders/words.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { isPossiblePhone } from '#server/http/phone-numbers.ts'
import { countOrderOf } from '#server/records/customers/customers.repo.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { enqueueStockPublish } from '#server/records/publications/enqueue-publish.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { buyerOf } from '../buyer.ts'
import { makeMove } from '../change-status.ts'
import { newOrderRows } from '../new-order-rows.ts'
import { assertDelivers, destinationOf } from '../order-delivery.ts'
import { recordStep } from '../order-steps.ts'
import { shortfallError, takeStock, unitsByVariant } from '../order-stock.ts'
import { presentChanged } from '../present-order.ts'
import { holdUnits, type Line } from '../take-units.ts'
import { addedLines } from './edited-lines.ts'

/**
 * Writes down an order that the seller took in a chat: stock taken for all lines or for none, at most once for a key.
 * Throws `invalid` for an impossible phone or where the shop does not deliver, unless she takes it `anyway`; `conflict`
 * when a product falls short.
 */
export const recordOrder = async (
  deps: Deps,
  store: StoreRow,
  form: RecordedOrder,
  key: string | undefined,
): Promise<OrderInFull> => {
  if (!isPossiblePhone(form.buyer_phone, store.country_code)) throw invalidField('buyer_phone', words.phoneMissing)
  await deps.limits.recordedByStore.take(store.id)
  const order = await write(deps, (trx) => record(deps, trx, store, form, key))
  return presentChanged(deps, order)
}

const record = async (
  deps: Deps,
  trx: Transaction,
  store: StoreRow,
  form: RecordedOrder,
  key: string | undefined,
): Promise<repo.OrderRow> => {
  await lock(trx, 'store', store.id)
  const request_hash = hash('sha256', JSON.stringify(['recorded', form]))
  const known = key && (await repo.findOrderKey(trx, store.id, key))
  if (known) return earlier(trx, known, request_hash)
  const at = deps.clock.now().toISOString()
  const lines = await addedLines(trx, deps.clock.now(), store.id, form.items)
  const { price, destination } = pricedAsAsked(store, lines, form)
  const wanted = unitsByVariant(lines.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })))
  const variants = lines.map(({ variant }) => variant)
  const short = await takeStock(trx, wanted, variants, at)
  if (short) throw shortfallError(short)
  const buyer = buyerOf(deps.secrets, store, form, undefined)
  const customer = await countOrderOf(trx, {
    store_id: store.id,
    phone: buyer.phone,
    name: form.buyer_name,
    at,
  })
  const { order: row, items } = newOrderRows(
    { form: { ...form, order_notes: form.order_notes || null }, buyerUserId: null },
    {
      storeId: store.id,
      currency: store.currency,
      language: null,
      customerId: customer.id,
      lines,
      price,
      destination,
      discount: null,
      to_check: null,
      advance: 0,
      payHours: 0,
      now: at,
    },
  )
  const adjustment_note = (price.adjustment !== 0 && form.adjustment_note) || null
  const order = { ...row, source: form.source, adjustment_note }
  await repo.insertOrder(trx, order, items)
  await recordStep(trx, { order, items, from: null, by: 'seller', userId: store.user_id, note: null, at, silent: true })
  await holdUnits(trx, { order, lines, buyer, hours: store.hold_hours })
  if (key) {
    const row = { store_id: store.id, idempotency_key: key, request_hash, order_id: order.id, created_at: at }
    await repo.insertOrderKey(trx, row)
  }
  await enqueueStockPublish(trx, deps.clock, store.id)
  if (form.status === 'Pending') return order
  return makeMove(deps, trx, { order, items, store, change: { status: 'Confirmed' }, by: 'seller' })
}

/** Returns the order that a key has written down already. Throws `conflict` if it was another one. */
const earlier = async (
  trx: Transaction,
  known: { request_hash: string; order_id: string },
  requestHash: string,
): Promise<repo.OrderRow> => {
  const order = await repo.findOrder(trx, known.order_id)
  if (!order || known.request_hash !== requestHash) {
    throw new AppError('conflict', `Order ${order?.order_id ?? ''} was already written down, as you first sent it.`)
  }
  return order
}

/** Prices the lines. The delivery charge is the shop's own unless the seller names another. */
const pricedAsAsked = (store: StoreRow, lines: readonly Line[], form: RecordedOrder) => {
  const destination = destinationOf(store, form)
  const terms = store.delivery && deliveryTerms(store.delivery, destination)
  const agreed = form.delivery_amount
  const price = priceOrder({
    lines: lines.map(({ price: each, quantity }) => ({ price: each, quantity })),
    discount: null,
    delivery: agreed === undefined ? (terms?.delivery ?? null) : { fee: agreed, free_over: null },
    adjustment: form.adjustment_amount ?? 0,
  })
  if (terms && !form.anyway) assertDelivers(store, { destination, terms, total: price.total })
  return { price, destination }
}
