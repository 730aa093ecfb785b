import { type OrderStatus, orderStatuses } from '#contract/orders/order-status.ts'

interface StatusFilterProps {
  value: OrderStatus | null
  onChange: (status: OrderStatus | null) => void
}

const look =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 font-medium text-sm transition-colors sm:min-h-9'

/** One press for each status; the row scrolls on a phone. */
export const StatusFilter = ({ value, onChange }: StatusFilterProps) => (
  <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-1">
    <legend className="sr-only">Filter by status</legend>
    <div className="flex w-max gap-2">
      {[null, ...orderStatuses].map((status) => (
        <button
          key={status ?? 'all'}
          type="button"
          aria-pressed={status === value}
          className={`${look} ${status === value ? 'border-accent bg-accent-soft text-accent-text' : 'border-line bg-surface text-muted hover:text-text'}`}
          onClick={() => onChange(status)}
        >
          {status ?? 'All Orders'}
        </button>
      ))}
    </div>
  </fieldset>
)
