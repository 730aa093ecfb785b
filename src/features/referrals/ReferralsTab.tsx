import { Coins, Gem, Users } from 'lucide-react'
import { StatCard } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { CodeCard } from './CodeCard.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { ReferralList } from './ReferralList.tsx'
import { useReferralStats, useWithdrawals } from './referrals.ts'
import { WithdrawalCard } from './WithdrawalCard.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'
import * as say from './words.ts'

const Loading = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-24 rounded-xl" />
    <Skeleton className="h-64 rounded-xl" />
    <Skeleton className="h-40 rounded-xl" />
  </div>
)

/** Refer & Earn: the code, its results, and withdrawals. */
export const ReferralsTab = () => {
  const { data: stats, isError, isFetching, refetch } = useReferralStats()
  const open = useWithdrawals().data?.find(({ status }) => status === 'pending' || status === 'approved')
  if (!stats) {
    return isError ? (
      <ErrorState title={say.failedToFetchStats} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="font-semibold text-xl tracking-tight">{say.referAndEarn}</h2>
        <p className="text-muted">{say.inviteFriends}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <StatCard label={say.totalReferrals} value={stats.total_referrals} icon={<Users aria-hidden="true" />} />
        <StatCard label={say.paidReferrals} value={stats.paid_referrals} icon={<Gem aria-hidden="true" />} />
        <div className="col-span-2 lg:col-span-1">
          <StatCard
            label={say.totalPoints}
            value={stats.total_points.toLocaleString('en')}
            icon={<Coins aria-hidden="true" />}
          />
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <CodeCard code={stats.referral_code} />
          <ReferralList referrals={stats.referral_history} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <WithdrawalCard stats={stats} open={open} />
          <WithdrawalHistory />
          <HowItWorks />
        </div>
      </div>
    </div>
  )
}
