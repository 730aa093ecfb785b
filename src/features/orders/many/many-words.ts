import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { ManyStep } from './many.ts'
import * as say from './words.ts'

const verbs: Record<OrderStatus, (count: number) => string> = {
  Pending: (count) => say.markPending(count),
  Confirmed: (count) => say.confirm(count),
  Shipped: (count) => say.markShipped(count),
  Delivered: (count) => say.markDelivered(count),
  Cancelled: (count) => say.cancel(count),
  Returning: (count) => say.markReturning(count),
  Returned: (count) => say.markReturned(count),
}

/** «Confirm 12». */
export const stepLabel = ({ status, orders }: ManyStep): string => verbs[status](orders.length)
