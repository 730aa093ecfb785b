import { useMedia } from '#src/lib/browser/use-media.ts'
import type { OrderViewProps } from '../order-view.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'

/** A table where there is room for its seven columns, cards elsewhere. */
export const OrderList = (props: OrderViewProps) => {
  const wide = useMedia('(min-width: 1100px)')
  return wide ? <OrderTable {...props} /> : <OrderCards {...props} />
}
