import { ChevronRight } from 'lucide-react'
import type { Customer } from '#contract/customers/customers.ts'
import { amountIn } from '#src/lib/amount.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { orderDate } from '../order-words.ts'
import { pastWords } from '../past/past.ts'
import * as say from './words.ts'

interface CustomerListProps {
  customers: readonly Customer[]
  onOpen: (id: string) => void
}

/** Customers, each opened by a tap: two columns on a wide screen. */
export const CustomerList = ({ customers, onOpen }: CustomerListProps) => (
  <ul aria-label={say.customers} className="grid gap-3 lg:grid-cols-2">
    {customers.map((customer) => (
      <li key={customer.id} className="relative min-w-0 rounded-xl border border-line bg-surface p-4 shadow-card">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <button
              type="button"
              className="block max-w-full truncate page-side font-semibold outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-accent"
              onClick={() => onOpen(customer.id)}
            >
              <bdi>{customer.name}</bdi>
            </button>
            <p dir="ltr" className="text-muted text-sm tabular-nums">
              +{customer.phone}
            </p>
          </div>
          <p className="flex shrink-0 items-center gap-1 font-semibold tabular-nums">
            {amountIn(customer.currency, customer.spent)}
            <ChevronRight aria-hidden="true" className="-me-1 size-4 text-muted" />
          </p>
        </div>
        <p className="mt-1 text-muted text-sm">
          {[say.orderCount(customer.orders), pastWords(customer)].filter(Boolean).join(' · ')}
          {' · '}
          <Filled
            text={say.lastOrderedOn}
            day={<time dateTime={customer.last_order_at}>{orderDate(customer.last_order_at)}</time>}
          />
        </p>
        {customer.note && (
          <p dir="auto" className="page-side mt-1 line-clamp-2 break-words text-sm">
            {customer.note}
          </p>
        )}
        {customer.blocked && (
          <p className="mt-1.5">
            <Badge tone="negative">{say.blocked}</Badge>
          </p>
        )}
      </li>
    ))}
  </ul>
)
