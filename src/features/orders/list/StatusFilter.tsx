import { orderStatuses, toDoStatuses } from '#contract/orders/order-status.ts'
import type { OrderStats } from '#contract/orders/orders.ts'
import { type OrderChoice, orderChoices } from './use-order-filters.ts'

interface StatusFilterProps {
  value: OrderChoice
  /** Figures by which the orders of each choice are counted, once they are known. */
  stats: OrderStats | undefined
  onChange: (choice: OrderChoice) => void
}

const labels: Partial<Record<OrderChoice, string>> = { to_do: 'To do', all: 'All Orders' }

const statusesOf = (choice: OrderChoice) =>
  choice === 'to_do' ? toDoStatuses : choice === 'all' ? orderStatuses : [choice]

const look =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 font-medium text-sm transition-colors sm:min-h-9'

/** One press for what waits, for everything and for each status; the row scrolls on a phone. */
export const StatusFilter = ({ value, stats, onChange }: StatusFilterProps) => (
  <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0">
    <legend className="sr-only">Filter by status</legend>
    <div className="flex w-max gap-2">
      {orderChoices.map((choice) => {
        const count = statusesOf(choice).reduce((sum, status) => sum + (stats?.by_status[status] ?? 0), 0)
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === value}
            className={`${look} ${choice === value ? 'border-accent bg-accent-soft text-accent-text' : 'border-line bg-surface text-muted hover:text-text'}`}
            onClick={() => onChange(choice)}
          >
            {labels[choice] ?? choice}
            {count > 0 && <span className="font-normal tabular-nums">{count.toLocaleString('en')}</span>}
          </button>
        )
      })}
    </div>
  </fieldset>
)
