import { cityOf } from '#contract/delivery/destination.ts'
import { formatMoney } from '#contract/money.ts'
import { orderPage } from '#contract/orders/paths.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'

/** Says amount, number and city of an order. Names and phones stay out, as a locked screen shows it to anybody. */
export const orderAlert = (order: OrderRow, what: 'new' | 'cancelled') => {
  const city = cityOf({ place: order.place, typed: order.place_typed })
  const title = what === 'new' ? 'New order' : 'Cancelled by the buyer'
  return {
    tag: order.order_id,
    title: `${title}: ${formatMoney(order.total_amount, order.currency)}`,
    body: [order.order_id, city, order.to_check && what === 'new' ? 'to be checked' : ''].filter(Boolean).join(' · '),
    path: orderPage(order.order_id),
  }
}
