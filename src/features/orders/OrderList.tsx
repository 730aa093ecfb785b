import { useMedia } from '#src/lib/use-media.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import type { OrderViewProps } from './order-view.ts'

/** A table where there is room for its seven columns, cards elsewhere. */
export const OrderList = (props: OrderViewProps) => {
  const wide = useMedia('(min-width: 1100px)')
  return wide ? <OrderTable {...props} /> : <OrderCards {...props} />
}
