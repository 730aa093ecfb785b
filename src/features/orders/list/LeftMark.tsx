import { Check } from 'lucide-react'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { statusName } from '../order-words.ts'

/** Replaces the button of a step in a card that has left the list by that step. */
export const LeftMark = ({ status }: { status: OrderStatus }) => (
  <p className="ms-auto flex min-h-11 items-center gap-1.5 px-3 font-medium text-sm sm:min-h-9">
    {statusName[status]}
    <Check aria-hidden="true" className="size-[1.125rem]" />
  </p>
)
