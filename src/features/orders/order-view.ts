import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { AnyOrder } from './order-lines.ts'

/** Links to reach a buyer. `page`: a chat with the link to the order's private page. */
export interface BuyerContact {
  chat: string
  page: string
  call: string
}

/** Props of table and cards. */
export interface OrderViewProps {
  orders: readonly AnyOrder[]
  /** How many of the first rows are new. */
  fresh: number
  contact: (order: AnyOrder) => BuyerContact
  /** Id of the order whose status is changing. */
  moving: string | undefined
  /** Ids of orders that take no step yet, because one was just taken. */
  resting: readonly string[]
  /** Whether an order has left what is listed, and stays until the list is opened again. */
  hasLeft: (order: AnyOrder) => boolean
  /** Chosen orders by number; `null` while none are being chosen. */
  chosen: ReadonlyMap<string, AnyOrder> | null
  onChoose: (order: AnyOrder) => void
  onView: (order: AnyOrder) => void
  onStep: (order: AnyOrder, status: OrderStatus) => void
}
