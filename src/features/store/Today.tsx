import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { amountIn } from '#src/lib/amount.ts'
import { count } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/Card.tsx'
import { openTab } from '../shared/open-tab.ts'
import { useOrderStats } from '../shared/queries.ts'
import { toDoOf } from '../shared/to-do-count.ts'
import * as say from './words.ts'

const Figure = ({ value, children }: { value: string; children: ReactNode }) => (
  <span className="flex min-w-0 flex-col px-3 py-3 sm:px-5">
    <span className="truncate font-semibold text-lg tabular-nums leading-tight tracking-tight sm:text-2xl">
      {value}
    </span>
    <span className="text-muted text-xs sm:text-sm">{children}</span>
  </span>
)

/** The day at a glance: what waits, the day's money, the day's visits. Shows from the first order on. */
export const Today = () => {
  const { data } = useOrderStats()
  if (!data || data.total_orders === 0) return null
  const waiting = toDoOf(data)
  const { orders, amount, visits } = data.today
  return (
    <Card aria-label={say.today} className="mb-5 grid grid-cols-[auto_1fr_auto] divide-x divide-line p-0">
      <a
        href="?tab=orders"
        // Physical: logical corners need Chrome 89.
        className={`flex items-center rounded-l-xl page-rtl:rounded-r-xl page-rtl:rounded-l-none transition-colors hover:bg-raised ${waiting > 0 ? 'text-accent-text' : ''}`}
        onClick={(event) => {
          event.preventDefault()
          openTab('orders')
        }}
      >
        <Figure value={count(waiting)}>{say.toDo}</Figure>
        <ArrowRight aria-hidden="true" className="me-3 size-4 max-sm:hidden" />
      </a>
      <Figure value={amountIn(data.currency, amount)}>{say.ordersToday(orders)}</Figure>
      <Figure value={count(visits)}>{visits === 1 ? say.visitToday : say.visitsToday}</Figure>
    </Card>
  )
}
