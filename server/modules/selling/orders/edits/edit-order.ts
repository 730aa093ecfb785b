import { PICK_UP } from '#contract/delivery/delivery.ts'
import { cityOf } from '#contract/delivery/destination.ts'
import { messages } from '#contract/error-messages.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { OrderEdit } from '#contract/orders/order-edits.ts'
import type { EditedState } from '#contract/orders/order-revisions.ts'
import { toDoStatuses } from '#contract/orders/order-status.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { priceOrder } from '#contract/orders/price-order.ts'
import * as words from '#contract/orders/words.ts'
import { normalisePhone } from '#contract/phone.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { isPossiblePhone } from '#server/http/phone-numbers.ts'
import { moveToCustomer } from '#server/records/customers/customers.repo.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { countRevisions, insertRevision, REVISIONS, replaceOrder } from '#server/records/orders/revisions.repo.ts'
import { enqueueStockPublish } from '#server/records/publications/enqueue-publish.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { renewCash } from '../cash-left.ts'
import { insertHold, removeHold } from '../holds.repo.ts'
import { destinationOf } from '../order-delivery.ts'
import { recordEdit } from '../order-steps.ts'
import { unitsByVariant } from '../order-stock.ts'
import { presentChanged } from '../present-order.ts'
import { forgetUndo, holdsOfOrder } from '../undos.repo.ts'
import { editedLines, moveStock } from './edited-lines.ts'

/**
 * Changes what is in an order and where it goes, while it is not sent. Kept lines keep their price, the discount stays
 * as agreed, and stock moves by the difference. Throws `not_found` for another store's order, `changed_elsewhere` when
 * it was changed since it was read, `conflict` once it is sent or when a product falls short.
 */
export const editOrder = async (
  deps: Deps,
  store: StoreRow,
  id: string,
  { updated_at, ...edit }: OrderEdit & { updated_at: string },
): Promise<OrderInFull> => {
  const order = await write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const seen = await repo.findOwnOrder(trx, store.id, id)
    if (!seen) throw new AppError('not_found', messages.orderNotFound)
    assertUnchanged(`"${updated_at}"`, seen.updated_at)
    return applyEdit(deps, trx, store, seen, edit)
  })
  return presentChanged(deps, order)
}

/** Throws `conflict` for an order that is sent, ended, or was changed too often. */
export const assertOpen = async (trx: Transaction, { id, status }: repo.OrderRow): Promise<void> => {
  if (!toDoStatuses.some((open) => open === status)) {
    throw new AppError('conflict', `A ${status} order can no longer be changed`, { status })
  }
  if ((await countRevisions(trx, id)) >= REVISIONS) {
    throw new AppError('conflict', `This order was changed ${REVISIONS} times. Cancel it and write a new one.`)
  }
}

/** Lines of another order, and the discount that was agreed on them. */
interface Joined {
  lines: readonly repo.OrderItemRow[]
  discount: number
}

/** Makes an edit in its transaction: lines, stock, holds, amounts, figures, and the record of what changed. */
export const applyEdit = async (
  deps: Pick<Deps, 'clock'>,
  trx: Transaction,
  store: StoreRow,
  seen: repo.OrderRow,
  edit: OrderEdit,
  joined: Joined = { lines: [], discount: 0 },
): Promise<repo.OrderRow> => {
  await assertOpen(trx, seen)
  const before = await repo.itemsOfOrder(trx, seen.id)
  const now = deps.clock.now()
  const lines = await editedLines(trx, now, {
    order: seen,
    before,
    asked: edit.items,
    more: joined.lines,
  })
  const { order, items } = priced({ ...seen, ...recipient(store, seen, edit) }, lines, edit, joined.discount)
  const changed = differenceOf({ order: seen, items: before }, { order, items })
  if (!changed) return seen
  const at = nextUpdatedAt(now, seen.updated_at)
  const customer_id = await customerOf(trx, store, seen, order)
  const after = { ...order, customer_id, edited_at: at, updated_at: at }
  const hasChangedStock =
    seen.to_check === null && (await moveStock(trx, { before, after: items, at }, '. The order stays as it was.'))
  await holdAgain(trx, seen.id, items)
  await replaceOrder(trx, after, items)
  await recordEdit(trx, { order: after, items, from: { order: seen, items: before } })
  await insertRevision(trx, {
    order_id: seen.id,
    at,
    user_id: store.user_id,
    before_edit: JSON.stringify(changed.before),
    after_edit: JSON.stringify(changed.after),
    reason: edit.reason || null,
  })
  await renewCash(trx, after)
  // It would put back units that the order no longer has.
  await forgetUndo(trx, seen.id)
  if (hasChangedStock) await enqueueStockPublish(trx, deps.clock, store.id)
  return after
}

/** Returns the columns of the buyer and the destination as an edit leaves them. */
const recipient = (store: StoreRow, seen: repo.OrderRow, edit: OrderEdit) => {
  const { buyer_name = seen.buyer_name, buyer_phone = seen.buyer_phone, place, pick_up } = edit
  if (buyer_phone !== seen.buyer_phone && !isPossiblePhone(buyer_phone, store.country_code)) {
    throw invalidField('buyer_phone', words.phoneMissing)
  }
  const isMoved = place !== undefined || pick_up !== undefined
  const to = isMoved ? destinationOf(store, { place, pick_up }) : undefined
  const picksUp = to ? to.pick_up === true : seen.pick_up === 1
  const typed = edit.delivery_address ?? (seen.pick_up === 1 ? '' : seen.delivery_address)
  if (!picksUp && !typed) throw invalidField('delivery_address', words.addressMissing)
  return {
    buyer_name,
    buyer_phone,
    delivery_address: picksUp ? PICK_UP : typed,
    ...(to && {
      place: to.place ?? null,
      place_typed: to.typed ?? null,
      pick_up: picksUp ? (1 as const) : (0 as const),
    }),
    ...(edit.order_notes !== undefined && { order_notes: edit.order_notes || null }),
  }
}

/** Prices edited lines. The discount stays as agreed, as far as the goods allow. */
const priced = (order: repo.OrderRow, lines: repo.OrderItemRow[], edit: OrderEdit, discount: number) => {
  const price = priceOrder({
    lines: lines.map(({ product_price, quantity }) => ({ price: product_price, quantity })),
    discount: { kind: 'amount', value: order.discount_amount + discount },
    delivery: { fee: edit.delivery_amount ?? order.delivery_amount, free_over: null },
    adjustment: edit.adjustment_amount ?? order.adjustment_amount,
  })
  const adjustment_note = edit.adjustment_note ?? order.adjustment_note
  return {
    order: {
      ...order,
      goods_amount: price.goods,
      discount_amount: price.discount,
      delivery_amount: price.delivery,
      adjustment_amount: price.adjustment,
      adjustment_note: price.adjustment === 0 ? null : adjustment_note || null,
      total_amount: price.total,
      advance_amount: Math.min(order.advance_amount, price.total),
    },
    items: lines.map((line, index) => ({ ...line, discount_amount: price.lines[index]?.discount ?? 0 })),
  }
}

interface State {
  order: repo.OrderRow
  items: readonly repo.OrderItemRow[]
}

const stateOf = ({ order, items }: State): Required<EditedState> => ({
  items: items.map(({ product_name, variant_label, quantity, product_price }) => ({
    name: nameWithVariant(product_name, variant_label),
    quantity,
    price: toDecimal(product_price),
  })),
  buyer_name: order.buyer_name,
  buyer_phone: order.buyer_phone,
  delivery_address: order.delivery_address,
  city: cityOf({ place: order.place, typed: order.place_typed }),
  order_notes: order.order_notes,
  delivery_amount: toDecimal(order.delivery_amount),
  adjustment_amount: toDecimal(order.adjustment_amount),
  adjustment_note: order.adjustment_note,
  total_amount: toDecimal(order.total_amount),
})

/** Returns what differs, as it was and as it is; `undefined` for nothing. */
const differenceOf = (was: State, is: State): { before: EditedState; after: EditedState } | undefined => {
  const [before, after] = [stateOf(was), stateOf(is)]
  const keys = (Object.keys(after) as (keyof EditedState)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (keys.length === 0) return undefined
  const only = (state: EditedState) => Object.fromEntries(keys.map((key) => [key, state[key]]))
  return { before: only(before), after: only(after) }
}

/** Returns the customer of an edited order: another one for another phone. */
const customerOf = async (trx: Transaction, store: StoreRow, seen: repo.OrderRow, order: repo.OrderRow) => {
  if (seen.buyer_phone === order.buyer_phone && seen.buyer_name === order.buyer_name) return seen.customer_id
  return moveToCustomer(trx, seen.customer_id, {
    store_id: store.id,
    phone: normalisePhone(order.buyer_phone, store.country_code),
    name: order.buyer_name,
    at: seen.created_at,
  })
}

/** Holds what an unconfirmed order has now, until the hold ends that it had. */
const holdAgain = async (trx: Transaction, orderId: string, items: readonly repo.OrderItemRow[]): Promise<void> => {
  const held = await holdsOfOrder(trx, orderId)
  const [first] = held
  if (!first) return
  await removeHold(trx, orderId)
  for (const { variant_id, quantity } of unitsByVariant(items)) {
    const known = held.find((hold) => hold.variant_id === variant_id)
    const amount = items
      .filter((line) => line.variant_id === variant_id)
      .reduce((sum, line) => sum + line.product_price * line.quantity, 0)
    await insertHold(trx, {
      ...first,
      variant_id,
      quantity,
      amount,
      crowded: known?.crowded ?? 0,
      last_piece: known?.last_piece ?? 0,
    })
  }
}
