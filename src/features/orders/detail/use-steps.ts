import { useState } from 'react'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { AnyOrder } from '../order-lines.ts'
import { type Step, useStatusChange } from '../orders.ts'

type Asked = Step & { done?: () => void }

/** Moves orders to their next status. Confirms a cancellation first. Calls `done` afterwards. */
export const useSteps = () => {
  const change = useStatusChange()
  const [cancelling, setCancelling] = useState<Asked | null>(null)
  const move = ({ done, ...step }: Asked) => {
    change.mutate(step, {
      onSuccess: () => done?.(),
      onSettled: () => setCancelling(null),
    })
  }
  const ask = (order: AnyOrder, status: OrderStatus, note?: string, done?: () => void) => {
    const step: Asked = { order, status, ...(note === undefined ? {} : { note }), ...(done && { done }) }
    if (status === 'Cancelled') setCancelling(step)
    else move(step)
  }
  return {
    change,
    moving: change.isPending ? change.variables.order.order_id : undefined,
    ask,
    cancelling,
    confirm: () => cancelling && move(cancelling),
    keep: () => setCancelling(null),
  }
}
