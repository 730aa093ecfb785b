import { Ellipsis } from 'lucide-react'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { openMoves } from '#contract/orders/returns.ts'
import { Button } from '#src/ui/Button.tsx'
import { DropdownMenu } from '#src/ui/overlays/DropdownMenu.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { statusActionLabel } from '../order-words.ts'
import * as say from './words.ts'

/** The next steps of an order. Disabled if there are none. */
export const StepMenu = ({
  order,
  onStep,
}: {
  order: AnyOrder
  onStep: (order: AnyOrder, status: OrderStatus) => void
}) => {
  const next = openMoves(order, new Date())
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          disabled={next.length === 0}
          aria-label={say.updateStatusOfOrder(order.order_id)}
          title={say.updateStatus}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
      items={next.map((status) => ({
        label: statusActionLabel[status],
        tone: status === 'Cancelled' ? ('danger' as const) : ('normal' as const),
        onSelect: () => onStep(order, status),
      }))}
    />
  )
}
