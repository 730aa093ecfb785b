import { ChevronLeft, ChevronRight, Wallet } from 'lucide-react'
import type { ListedPayment } from '#contract/admin/payments.ts'
import { amountIn } from '#src/lib/amount.ts'
import { text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { dayOf, monthWords } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Email } from '../shared/Email.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { paidAmount, paidBy } from '../shared/plans/payment-words.ts'
import { ViewLink } from '../shared/ViewLink.tsx'
import { monthAfter, presentMonth } from './months.ts'
import { usePayments } from './system.ts'

const columns: readonly Column<ListedPayment>[] = [
  {
    heading: 'User',
    card: 'head',
    cell: ({ user }) => (
      <div className="min-w-0">
        {user.email === null ? (
          <span title={user.id}>Deleted account</span>
        ) : (
          <ViewLink
            view="users"
            shown={{ user: user.id }}
            className="block break-words font-medium underline-offset-4 hover:underline"
          >
            <Email address={user.email} />
          </ViewLink>
        )}
        {user.store_name && (
          <span className="block truncate text-muted text-xs">
            <bdi>{user.store_name}</bdi>
          </span>
        )}
      </div>
    ),
  },
  {
    heading: 'Amount',
    numeric: true,
    cell: (payment) => <span className="whitespace-nowrap font-medium">{paidAmount(payment)}</span>,
  },
  { heading: 'Paid by', cell: paidBy },
  {
    heading: 'Note',
    cell: ({ note }) => (
      <span dir="auto" className="break-words">
        {note ?? '—'}
      </span>
    ),
  },
  { heading: 'Paid until', cell: ({ paid_until }) => (paid_until ? dayOf(paid_until) : 'No end') },
  {
    heading: 'Recorded',
    cell: ({ created_at }) => (
      <time dateTime={created_at} className="whitespace-nowrap text-muted">
        {dayOf(created_at)}
      </time>
    ),
  },
]

/** Payments for the paid plan, month by month. */
export const Payments = () => {
  const now = presentMonth()
  const [{ month: asked }, set] = useParameters({ month: text(now) })
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : now
  const { page, turn } = useListFilters()
  const payments = usePayments({ month, page })
  const show = (steps: number) => {
    if (page > 1) turn(1)
    set({ month: monthAfter(month, steps) })
  }
  const totals = payments.data?.month === month ? payments.data.totals : []
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <Button
            variant="quiet"
            size="icon"
            aria-label="Month before"
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => show(-1)}
          />
          <h3 aria-live="polite" className="min-w-36 text-center font-medium">
            {monthWords(`${month}-01`)}
          </h3>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Month after"
            disabled={month >= now}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => show(1)}
          />
        </div>
        {totals.length > 0 && (
          <p className="font-semibold tabular-nums">
            Total {totals.map(({ currency, amount }) => amountIn(currency, amount)).join(' + ')}
          </p>
        )}
      </div>
      <Records
        label="Payments"
        list={payments.data && { rows: payments.data.payments, ...payments.data }}
        query={payments}
        counted={(total) => plural(total, 'payment')}
        failed="Failed to fetch payments"
        empty={{
          icon: <Wallet aria-hidden="true" />,
          title: 'No payments in this month',
          words: 'Payments that you enter when you upgrade a seller are listed here.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </div>
  )
}
