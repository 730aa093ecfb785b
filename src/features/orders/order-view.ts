import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { AnyOrder } from './order-lines.ts'

/** What the table and the cards are given alike. */
export interface OrderViewProps {
  orders: readonly AnyOrder[]
  /** How many of the first have just come. */
  fresh: number
  contact: (order: AnyOrder) => { chat: string; call: string }
  /** The order whose status is being changed. */
  moving: string | undefined
  onView: (order: AnyOrder) => void
  onStep: (order: AnyOrder, status: OrderStatus) => void
}
