import { BadgeCheck, Hourglass, Percent, Users } from 'lucide-react'
import { count, percent } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { Card, CardHeading, StatCard } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Email } from '../shared/Email.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { useReferralDashboard } from './referrals.ts'

/** Referral figures and top referrers. */
export const ReferralDashboard = () => {
  const { data, isError, isFetching, refetch } = useReferralDashboard()
  if (!data) {
    if (!isError) return <Skeleton className="h-64 rounded-xl" />
    return (
      <ErrorState title="Failed to fetch referral dashboard data" onRetry={() => void refetch()} busy={isFetching} />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Referrals" value={count(data.total_referrals)} icon={<Users aria-hidden="true" />} />
        <StatCard
          label="Successful"
          value={count(data.successful_referrals)}
          icon={<BadgeCheck aria-hidden="true" />}
        />
        <StatCard label="Success rate" value={percent(data.success_rate)} icon={<Percent aria-hidden="true" />} />
        <StatCard
          label="Pending"
          value={count(data.pending_withdrawals)}
          detail={
            <ViewLink view="referrals" shown={{ part: 'withdrawals', status: 'pending' }}>
              Withdrawals
            </ViewLink>
          }
          icon={<Hourglass aria-hidden="true" />}
        />
      </div>
      <Card>
        <CardHeading title="Top referrers" description="By referrals that became paid" />
        {data.top_referrers.length === 0 ? (
          <p className="rounded-lg bg-raised px-6 py-8 text-center text-muted text-sm">
            Nobody has referred anybody yet.
          </p>
        ) : (
          <ol className="-my-2 divide-y divide-line">
            {data.top_referrers.map((referrer, index) => (
              <li key={referrer.user_id} className="flex items-center gap-3 py-2.5 text-sm">
                <span className="w-5 shrink-0 text-muted tabular-nums">{index + 1}</span>
                <div className="min-w-0 flex-1">
                  <ViewLink
                    view="users"
                    shown={{ user: referrer.user_id }}
                    className="block truncate font-medium underline-offset-4 hover:underline"
                  >
                    <Email address={referrer.user_email} />
                  </ViewLink>
                  <p className="truncate text-muted text-xs">Code {referrer.referral_code ?? '—'}</p>
                </div>
                <div className="shrink-0 text-end tabular-nums">
                  <p className="font-medium">
                    {count(referrer.successful_referrals)} of {count(referrer.total_referrals)} paid
                  </p>
                  <p className="text-muted">{plural(referrer.total_points, 'point')}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  )
}
