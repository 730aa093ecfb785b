import { CircleCheckBig, Inbox, SearchX } from 'lucide-react'
import { NUMBER_BEGINNING, SEARCHED_ORDERS } from '#contract/orders/bounds.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { EmptyState } from '#src/ui/feedback/States.tsx'
import { statusName } from '../order-words.ts'
import type { OrderFilters } from './use-order-filters.ts'
import * as say from './words.ts'

interface NoOrdersProps {
  filters: Pick<OrderFilters, 'status' | 'search'>
  /** Number of all orders; `undefined` while loading. */
  total: number | undefined
  onShowAll: () => void
  /** Takes the filters off; absent if none are set. */
  onClear?: () => void
}

/** Says why the list is empty and how to see other orders. */
export const NoOrders = ({ filters: { search, status }, total, onShowAll, onClear }: NoOrdersProps) => {
  const all = (
    <Button variant="secondary" onClick={onShowAll}>
      {say.showAllOrders}
    </Button>
  )
  if (search)
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={say.noOrdersFound}
        action={status === 'all' ? undefined : all}
      >
        <Filled text={say.nothingMatches} search={<bdi>{search}</bdi>} />
        {total !== undefined && total > SEARCHED_ORDERS && ` ${say.newestSearched(SEARCHED_ORDERS, NUMBER_BEGINNING)}`}
      </EmptyState>
    )
  if (onClear)
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={say.noOrdersFound}
        action={
          <Button variant="secondary" onClick={onClear}>
            {say.clearFilters}
          </Button>
        }
      >
        {say.noOrderMatchesTheseFilters}
      </EmptyState>
    )
  if (total === 0)
    return (
      <EmptyState icon={<Inbox aria-hidden="true" />} title={say.noOrdersYet}>
        {say.shareYourStoreLink}
      </EmptyState>
    )
  if (status === 'to_do')
    return (
      <EmptyState icon={<CircleCheckBig aria-hidden="true" />} title={say.allDone} action={all}>
        {say.noOrdersAreWaiting}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<Inbox aria-hidden="true" />}
      title={
        status === 'all'
          ? say.noOrdersYet
          : say.noOrders(status === 'unanswered' ? say.unanswered : statusName[status].toLowerCase())
      }
      action={all}
    >
      {say.ordersWithThisStatus}
    </EmptyState>
  )
}
