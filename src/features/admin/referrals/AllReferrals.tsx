import { Gift } from 'lucide-react'
import type { ReferralEntry } from '#contract/admin/admin-reports.ts'
import { dayOf } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { useAllReferrals } from './referrals.ts'

const columns: readonly Column<ReferralEntry>[] = [
  {
    heading: 'Referrer',
    card: 'head',
    cell: ({ referrer }) => (
      <div className="min-w-0">
        <bdi className="block truncate font-medium max-[1099px]:whitespace-normal">{referrer.email}</bdi>
        <span className="text-muted text-xs">Code {referrer.referral_code ?? '—'}</span>
      </div>
    ),
  },
  {
    heading: 'Referred user',
    cell: ({ referred_user }) => (
      <bdi className="block break-words min-[1100px]:truncate">{referred_user.email ?? 'Deleted account'}</bdi>
    ),
  },
  {
    heading: 'State',
    card: 'badge',
    cell: ({ referral }) => (
      <Badge tone={referral.upgraded_to_paid ? 'positive' : 'neutral'}>
        {referral.upgraded_to_paid ? 'Upgraded to Premium' : 'Free'}
      </Badge>
    ),
  },
  { heading: 'Points', numeric: true, cell: ({ referral }) => count(referral.points_awarded) },
  {
    heading: 'Signed up',
    cell: ({ referral }) => (
      <time dateTime={referral.signup_date} className="whitespace-nowrap text-muted">
        {dayOf(referral.signup_date)}
      </time>
    ),
  },
]

/** All referrals, searchable by either person. */
export const AllReferrals = () => {
  const { search, page, find, turn } = useListFilters()
  const referrals = useAllReferrals({ search, page })
  return (
    <div className="flex flex-col gap-3">
      <search>
        <SearchInput
          label="Search referrals"
          placeholder="E-mail of who referred or was referred"
          value={search}
          onSearch={find}
        />
      </search>
      <Records
        label="Referrals"
        list={referrals.data && { rows: referrals.data.referrals, ...referrals.data }}
        query={referrals}
        counted={(total) => plural(total, 'referral')}
        failed="Failed to fetch referral records"
        empty={{
          icon: <Gift aria-hidden="true" />,
          title: search ? 'No referrals found' : 'No referrals yet',
          words: search ? 'Try a shorter part of the address.' : 'People who sign up with a code are listed here.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ referrer, referred_user, referral }) =>
          `${referrer.email} ${referred_user.email} ${referral.signup_date}`
        }
      />
    </div>
  )
}
