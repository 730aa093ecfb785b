import { cityOf } from '#contract/delivery/destination.ts'
import { formatMoney } from '#contract/money.ts'
import { orderPage } from '#contract/orders/paths.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { PushWords } from './push-words.ts'

/** Says amount, number and city of an order. Names and phones stay out, as a locked screen shows it to anybody. */
export const orderAlert = (say: PushWords, order: OrderRow, what: 'new' | 'cancelled') => {
  const city = cityOf({ place: order.place, typed: order.place_typed })
  const amount = formatMoney(order.total_amount, order.currency)
  return {
    tag: order.order_id,
    title: what === 'new' ? say.newOrder(amount) : say.cancelled(amount),
    body: [order.order_id, city, order.to_check && what === 'new' ? say.toBeChecked : ''].filter(Boolean).join(' · '),
    path: orderPage(order.order_id),
  }
}
