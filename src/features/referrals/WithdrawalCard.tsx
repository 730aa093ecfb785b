import { Hourglass, ShieldCheck } from 'lucide-react'
import { longDay } from '#contract/long-day.ts'
import { HOLD_DAYS, type ReferralStats, WITHDRAWAL_MIN, type Withdrawal } from '#contract/referrals/referrals.ts'
import { points, rupees } from '#src/features/shared/referral-words.ts'
import { language } from '#src/lib/words.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import * as say from './words.ts'

const Progress = ({ available }: { available: number }) => (
  <div className="flex flex-col gap-2">
    <progress
      aria-label={say.pointsTowardsWithdrawal}
      max={WITHDRAWAL_MIN}
      value={Math.min(available, WITHDRAWAL_MIN)}
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
    <p className="text-muted text-sm">{say.pointsReady(points(available), points(WITHDRAWAL_MIN))}</p>
  </div>
)

/** Withdraws points, or says how many are still missing. */
export const WithdrawalCard = ({ stats, open }: { stats: ReferralStats; open: Withdrawal | undefined }) => {
  const available = Math.max(0, stats.total_points - stats.held_points)
  return (
    <Card>
      <CardHeading title={say.requestWithdrawal} description={say.aPointIsWorth(rupees(stats.point_rupees))} />
      <div className="flex flex-col gap-4">
        {stats.withdrawals_frozen_until ? (
          <Notice tone="warning" icon={<ShieldCheck aria-hidden="true" />}>
            {say.pausedUntil(longDay(stats.withdrawals_frozen_until, language))}
          </Notice>
        ) : open ? (
          <Notice tone="info" icon={<Hourglass aria-hidden="true" />}>
            {(open.status === 'approved' ? say.requestIsApproved : say.requestIsPending)(points(open.points_requested))}
          </Notice>
        ) : stats.can_withdraw ? (
          <WithdrawalForm available={available} worth={rupees(available * stats.point_rupees)} />
        ) : (
          <Progress available={available} />
        )}
        {stats.held_points > 0 && (
          <p className="text-muted text-sm">
            {stats.held_until
              ? (available > 0 ? say.anotherReadyBy : say.readyBy)(
                  points(stats.held_points),
                  longDay(stats.held_until, language),
                )
              : (available > 0 ? say.anotherReadyAfter : say.readyAfter)(points(stats.held_points), HOLD_DAYS)}
          </p>
        )}
      </div>
    </Card>
  )
}
