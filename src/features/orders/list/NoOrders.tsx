import { CircleCheckBig, Inbox, SearchX } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/feedback/States.tsx'
import type { OrderFilters } from './use-order-filters.ts'

interface NoOrdersProps {
  filters: OrderFilters
  /** Whether the store has any order. */
  any: boolean
  onShowAll: () => void
}

/** What an empty list means, and where the others are. */
export const NoOrders = ({ filters: { search, status }, any, onShowAll }: NoOrdersProps) => {
  const all = (
    <Button variant="secondary" onClick={onShowAll}>
      Show all orders
    </Button>
  )
  if (search)
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="No orders found"
        action={status === 'all' ? undefined : all}
      >
        Nothing matches «<bdi>{search}</bdi>». Try a part of the name, of the phone number or of the order number.
      </EmptyState>
    )
  if (!any)
    return (
      <EmptyState icon={<Inbox aria-hidden="true" />} title="No orders yet">
        Share your store link: new orders appear here by themselves.
      </EmptyState>
    )
  if (status === 'to_do')
    return (
      <EmptyState icon={<CircleCheckBig aria-hidden="true" />} title="All done" action={all}>
        No order waits to be confirmed or shipped.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<Inbox aria-hidden="true" />}
      title={status === 'all' ? 'No orders yet' : `No ${status.toLowerCase()} orders`}
      action={all}
    >
      Orders with this status will be here.
    </EmptyState>
  )
}
