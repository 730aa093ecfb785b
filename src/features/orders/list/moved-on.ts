import type { AnyOrder, OrderPage } from '../order-lines.ts'
import { type OrderChoice, statusesOf } from './use-order-filters.ts'

/** Whether an order no longer belongs under a filter. */
export const hasMovedOn = (choice: OrderChoice, { status }: Pick<AnyOrder, 'status'>): boolean =>
  !statusesOf(choice).includes(status)

/**
 * Keeps the orders of `before` that have moved on in their places. Without them another buyer's card would come under
 * the thumb that has just confirmed one.
 */
export const withMovedOn = (choice: OrderChoice, page: OrderPage, before?: OrderPage): OrderPage => {
  const listed = new Set(page.orders.map(({ order_id }) => order_id))
  const kept = (before?.orders ?? []).filter((order) => hasMovedOn(choice, order) && !listed.has(order.order_id))
  if (kept.length === 0) return page
  const orders = [...page.orders, ...kept].sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return { ...page, orders }
}

/** Drops the orders that have moved on. */
export const withoutMovedOn = (choice: OrderChoice, page: OrderPage): OrderPage => ({
  ...page,
  orders: page.orders.filter((order) => !hasMovedOn(choice, order)),
})
