import { useMedia } from '#src/lib/browser/use-media.ts'
import type { OrderViewProps } from '../order-view.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'

/** A table if its seven columns fit, else cards. */
export const OrderList = (props: OrderViewProps) => {
  const wide = useMedia('(min-width: 1100px)')
  return wide ? <OrderTable {...props} /> : <OrderCards {...props} />
}
