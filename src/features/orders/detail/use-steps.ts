import { useState } from 'react'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { reasonedStatuses } from '#contract/orders/returns.ts'
import type { AnyOrder } from '../order-lines.ts'
import { type Step, useStatusChange } from '../orders.ts'
import { useResting } from './use-resting.ts'

type Asked = Step & { done?: () => void }

/** Moves orders to their next status. Asks first before a cancellation and a return. Calls `done` afterwards. */
export const useSteps = () => {
  const { resting, ...watch } = useResting()
  const change = useStatusChange(watch)
  const [asked, setAsked] = useState<Asked | null>(null)
  const move = ({ done, ...step }: Asked) => {
    change.mutate(step, {
      onSuccess: () => done?.(),
      onSettled: () => setAsked(null),
    })
  }
  const ask = (order: AnyOrder, status: OrderStatus, note?: string, done?: () => void) => {
    if (resting.includes(order.order_id)) return
    const step: Asked = { order, status, ...(note === undefined ? {} : { note }), ...(done && { done }) }
    if (reasonedStatuses.includes(status)) setAsked(step)
    else move(step)
  }
  return {
    change,
    resting,
    moving: change.isPending ? change.variables.order.order_id : undefined,
    ask,
    asked,
    confirm: (back?: Step['back']) => asked && move({ ...asked, ...(back && { back }) }),
    keep: () => setAsked(null),
  }
}
