import { useMedia } from '#src/lib/browser/use-media.ts'
import type { OrderViewProps } from '../order-view.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import { ORDER_KEYS, useOrderKeys } from './use-order-keys.ts'

/** A table if its seven columns fit, else cards. */
export const OrderList = (props: OrderViewProps) => {
  const wide = useMedia('(min-width: 1100px)')
  useOrderKeys(props)
  return wide ? (
    <>
      <OrderTable {...props} />
      <p className="mt-3 text-muted text-xs">{ORDER_KEYS}</p>
    </>
  ) : (
    <OrderCards {...props} />
  )
}
