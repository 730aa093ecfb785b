import type { OrderStatus } from '#contract/orders/order-status.ts'
import { returnReasons } from '#contract/orders/returns.ts'
import { normalisePhone } from '#contract/phone.ts'
import type { Transaction } from '#server/db/database.ts'
import { newCode, newId } from '#server/db/ids.ts'
import { recordStep } from '#server/modules/selling/orders/order-steps.ts'
import { countOrderOf } from '#server/records/customers/customers.repo.ts'
import { insertOrder } from '#server/records/orders/orders.repo.ts'
import type { ProductRow } from '#server/records/products/products.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { pick } from '../random.ts'
import { buyersIn, demoNotes } from './buyers.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Hours of a Karachi day in which people order, the busy ones several times. */
const HOURS = [10, 11, 12, 13, 13, 14, 16, 17, 18, 19, 20, 20, 21, 21, 21, 22, 22, 23]
const KARACHI_OFFSET_HOURS = 5

const path: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Pending'],
  Confirmed: ['Pending', 'Confirmed'],
  Shipped: ['Pending', 'Confirmed', 'Shipped'],
  Delivered: ['Pending', 'Confirmed', 'Shipped', 'Delivered'],
  Returning: ['Pending', 'Confirmed', 'Shipped', 'Returning'],
  Returned: ['Pending', 'Confirmed', 'Shipped', 'Returning', 'Returned'],
  Cancelled: ['Pending', 'Cancelled'],
}

/** Where an order of so many hours ago stands by now: the old ones are delivered, last night's wait for the seller. */
const statusAfter = (hours: number, random: () => number): OrderStatus => {
  if (random() < 0.09) return 'Cancelled'
  if (hours >= 144) return random() < 0.06 ? 'Returned' : 'Delivered'
  if (hours >= 72) return random() < 0.5 ? 'Delivered' : 'Shipped'
  if (hours >= 18) return random() < 0.6 ? 'Confirmed' : 'Shipped'
  return random() < 0.75 ? 'Pending' : 'Confirmed'
}

/** When each step of an order was taken: hours apart, never after `now`. */
const stepTimes = (placedAt: number, steps: number, now: number): string[] =>
  Array.from({ length: steps }, (_, step) =>
    new Date(Math.min(placedAt + step * 19 * HOUR_MS, now - (steps - step) * 60_000)).toISOString(),
  )

/** Writes one order as if it had been placed `days` ago, with its history. What it sold has left the shelves before the shop was seeded. */
const writeOrder = async (
  trx: Transaction,
  { store, products }: { store: StoreRow; products: readonly ProductRow[] },
  { days, now, random }: { days: number; now: number; random: () => number },
): Promise<void> => {
  const midnight = Math.floor((now + KARACHI_OFFSET_HOURS * HOUR_MS) / DAY_MS) * DAY_MS - KARACHI_OFFSET_HOURS * HOUR_MS
  const hour = pick(random, HOURS) + random()
  const placedAt = midnight - days * DAY_MS + hour * HOUR_MS
  if (placedAt > now) return
  const buyer = pick(random, buyersIn(store.currency))
  const bought = new Set(Array.from({ length: random() < 0.7 ? 1 : 2 }, () => pick(random, products)))
  const status = statusAfter((now - placedAt) / HOUR_MS, random)
  const taken = path[status]
  const times = stepTimes(placedAt, taken.length, now)
  const id = newId()
  const items = [...bought].map((product, position) => ({
    order_id: id,
    position,
    product_id: product.id,
    variant_id: product.id,
    variant_label: null,
    product_name: product.name,
    product_price: product.price,
    quantity: product.price < 200_000 && random() < 0.4 ? 2 : 1,
    category: product.category,
    discount_amount: 0,
    returned_quantity: 0,
    damaged_quantity: 0,
  }))
  const total = items.reduce((sum, item) => sum + item.product_price * item.quantity, 0)
  const customer = await countOrderOf(trx, {
    store_id: store.id,
    phone: normalisePhone(buyer.phone, store.country_code),
    name: buyer.name,
    at: times[0] ?? '',
  })
  const order = {
    id,
    order_id: newCode(10),
    store_id: store.id,
    buyer_user_id: null,
    customer_id: customer.id,
    buyer_name: buyer.name,
    buyer_phone: buyer.phone,
    delivery_address: buyer.address,
    place: null,
    place_typed: null,
    pick_up: 0 as const,
    order_notes: random() < 0.25 ? pick(random, demoNotes) : null,
    goods_amount: total,
    discount_amount: 0,
    delivery_amount: 0,
    adjustment_amount: 0,
    adjustment_note: null,
    total_amount: total,
    paid_amount: 0,
    advance_amount: 0,
    pay_by: null,
    currency: store.currency,
    status,
    to_check: null,
    admin_notes: null,
    discount_code: null,
    link_version: 1,
    buyer_confirmed_at: null,
    source: 'shop' as const,
    edited_at: null,
    language: null,
    created_at: times[0] ?? '',
    updated_at: times.at(-1) ?? '',
  }
  const isBack = status === 'Returned'
  const itemsNow = items.map((item) => (isBack ? { ...item, returned_quantity: item.quantity } : item))
  await insertOrder(trx, order, itemsNow)
  for (const [step, reached] of taken.entries()) {
    await recordStep(trx, {
      order: { ...order, status: reached },
      items: reached === 'Returned' ? itemsNow : items,
      from: step === 0 ? null : { status: taken[step - 1] ?? 'Pending', items },
      by: step === 0 ? 'buyer' : 'seller',
      userId: step === 0 ? null : store.user_id,
      ...(reached === 'Returning' && { reason: pick(random, returnReasons) }),
      note: null,
      at: times[step] ?? '',
    })
  }
}

/** Writes four weeks of orders, about `perDay` a day, in all states. Nobody is told of them: they are history. */
export const writeOrders = async (
  trx: Transaction,
  shop: { store: StoreRow; products: readonly ProductRow[] },
  { now, random, perDay }: { now: number; random: () => number; perDay: number },
): Promise<void> => {
  for (let days = 27; days >= 0; days--) {
    // More at the end of the week and towards today, as in a shop that grows.
    const count = Math.round(perDay * (0.5 + random()) * (days % 7 < 3 ? 1.3 : 0.9) * (1.2 - days / 60))
    for (let index = 0; index < count; index++) await writeOrder(trx, shop, { days, now, random })
  }
  const own = trx.selectFrom('orders').select('id').where('store_id', '=', shop.store.id)
  await trx.deleteFrom('order_events').where('order_id', 'in', own).execute()
}
