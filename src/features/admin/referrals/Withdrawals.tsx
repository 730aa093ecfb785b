import { Banknote } from 'lucide-react'
import { useState } from 'react'
import type { AdminWithdrawal } from '#contract/admin/admin-reports.ts'
import { paymentMethodNames } from '#contract/payment-methods.ts'
import { withdrawalEdges } from '#contract/referrals/withdrawal-states.ts'
import { points, rupees, withdrawalNames, withdrawalTones } from '#src/features/shared/referral-words.ts'
import { dayOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import { Email } from '../shared/Email.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { ViewLink } from '../shared/ViewLink.tsx'
import { type Decision, DecisionDialog } from './DecisionDialog.tsx'
import { PayoutDetails } from './PayoutDetails.tsx'
import { useAllWithdrawals } from './referrals.ts'

const choices = { status: ['all', 'pending', 'approved', 'paid', 'rejected'] } as const
const statusChoices = [
  ['all', 'All'],
  ['pending', withdrawalNames.pending],
  ['approved', withdrawalNames.approved],
  ['paid', withdrawalNames.paid],
  ['rejected', withdrawalNames.rejected],
] as const

const columns: readonly Column<AdminWithdrawal>[] = [
  {
    heading: 'User',
    card: 'head',
    cell: (withdrawal) => (
      <div className="min-w-0">
        {withdrawal.user_email ? (
          <ViewLink
            view="users"
            shown={{ user: withdrawal.user_id }}
            className="block truncate font-medium underline-offset-4 hover:underline max-[1099px]:whitespace-normal"
          >
            <Email address={withdrawal.user_email} />
          </ViewLink>
        ) : (
          <span className="font-medium">Deleted account</span>
        )}
        {withdrawal.admin_notes && (
          <p dir="auto" className="break-words text-muted text-xs">
            {withdrawal.admin_notes}
          </p>
        )}
      </div>
    ),
  },
  {
    heading: 'Amount',
    numeric: true,
    cell: (withdrawal) => (
      <span className="whitespace-nowrap">
        {rupees(withdrawal.rupees)} <span className="text-muted">({points(withdrawal.points_requested)})</span>
      </span>
    ),
  },
  {
    heading: 'Paid out to',
    cell: (withdrawal) => (
      <div>
        <p>{paymentMethodNames[withdrawal.payment_method]}</p>
        <PayoutDetails withdrawal={withdrawal} />
      </div>
    ),
  },
  {
    heading: 'Status',
    card: 'badge',
    cell: ({ status }) => <Badge tone={withdrawalTones[status]}>{withdrawalNames[status]}</Badge>,
  },
  {
    heading: 'Requested',
    cell: ({ request_date }) => (
      <time dateTime={request_date} className="whitespace-nowrap text-muted">
        {dayOf(request_date)}
      </time>
    ),
  },
]

const labels: Record<Decision, string> = { approved: 'Approve', paid: 'Mark as paid', rejected: 'Reject' }

const decisionsFor = ({ status }: AdminWithdrawal): Decision[] =>
  withdrawalEdges[status].filter((next) => next !== 'pending')

const Actions = ({ withdrawal }: { withdrawal: AdminWithdrawal }) => {
  const [decision, setDecision] = useState<Decision | null>(null)
  const next = decisionsFor(withdrawal)
  return (
    <>
      {next.length > 0 && (
        <IconMenu
          label={`Actions for ${withdrawal.user_email ?? 'Deleted account'}`}
          items={next.map((status) => ({
            label: labels[status],
            tone: status === 'rejected' ? ('danger' as const) : ('normal' as const),
            onSelect: () => setDecision(status),
          }))}
        />
      )}
      {decision && <DecisionDialog withdrawal={withdrawal} decision={decision} onClose={() => setDecision(null)} />}
    </>
  )
}

/** Withdrawals requested by sellers. */
export const Withdrawals = () => {
  const { search, page, chosen, choose, find, turn } = useListFilters(choices)
  const withdrawals = useAllWithdrawals({ search, page, status: chosen.status === 'all' ? undefined : chosen.status })
  const narrowed = search !== '' || chosen.status !== 'all'
  return (
    <div className="flex flex-col gap-3">
      <search className="flex flex-col gap-2">
        <SearchInput label="Search withdrawals" placeholder="E-mail, or a part of it" value={search} onSearch={find} />
        <ChoiceFilter
          label="Filter by status"
          choices={statusChoices}
          value={chosen.status}
          onChange={(status) => choose('status', status)}
        />
      </search>
      <Records
        label="Withdrawals"
        list={withdrawals.data && { rows: withdrawals.data.withdrawals, ...withdrawals.data }}
        query={withdrawals}
        counted={(total) => plural(total, 'withdrawal')}
        failed="Failed to fetch withdrawal requests"
        empty={{
          icon: <Banknote aria-hidden="true" />,
          title: narrowed ? 'No withdrawals found' : 'No withdrawals yet',
          words: 'Sellers can ask for their points from 1,000 on.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ id }) => id}
        actions={(withdrawal) => <Actions withdrawal={withdrawal} />}
      />
    </div>
  )
}
