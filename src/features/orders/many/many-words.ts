import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { ManyStep } from './many.ts'

const verbs: Record<OrderStatus, (count: number) => string> = {
  Pending: (count) => `Mark ${count} pending`,
  Confirmed: (count) => `Confirm ${count}`,
  Shipped: (count) => `Mark ${count} shipped`,
  Delivered: (count) => `Mark ${count} delivered`,
  Cancelled: (count) => `Cancel ${count}`,
  Returning: (count) => `Mark ${count} returning`,
  Returned: (count) => `Mark ${count} returned`,
}

/** «Confirm 12». */
export const stepLabel = ({ status, orders }: ManyStep): string => verbs[status](orders.length)
