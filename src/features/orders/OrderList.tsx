import type { OrderStatus } from '#contract/order-status.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import type { AnyOrder } from './order-lines.ts'

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

/** A table where there is room for its seven columns, cards elsewhere. */
export const OrderList = (props: OrderViewProps) => {
  const wide = useMedia('(min-width: 1100px)')
  return wide ? <OrderTable {...props} /> : <OrderCards {...props} />
}
