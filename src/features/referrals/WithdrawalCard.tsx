import { Hourglass, ShieldCheck } from 'lucide-react'
import { longDay } from '#contract/long-day.ts'
import { HOLD_DAYS, type ReferralStats, WITHDRAWAL_MIN, type Withdrawal } from '#contract/referrals/referrals.ts'
import { points, rupees, withdrawalNames } from '#src/features/shared/referral-words.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'

const Progress = ({ available }: { available: number }) => (
  <div className="flex flex-col gap-2">
    <progress
      aria-label="Points towards a withdrawal"
      max={WITHDRAWAL_MIN}
      value={Math.min(available, WITHDRAWAL_MIN)}
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
    <p className="text-muted text-sm">
      {points(available)} ready. You can ask for a withdrawal from {points(WITHDRAWAL_MIN)} on.
    </p>
  </div>
)

/** Withdraws points, or says how many are still missing. */
export const WithdrawalCard = ({ stats, open }: { stats: ReferralStats; open: Withdrawal | undefined }) => {
  const available = Math.max(0, stats.total_points - stats.held_points)
  return (
    <Card>
      <CardHeading
        title="Request Withdrawal"
        description={`A point is worth ${rupees(stats.point_rupees)}. By JazzCash, Easypaisa or bank transfer.`}
      />
      <div className="flex flex-col gap-4">
        {stats.withdrawals_frozen_until ? (
          <Notice tone="warning" icon={<ShieldCheck aria-hidden="true" />}>
            You secured your account, so withdrawals are paused until {longDay(stats.withdrawals_frozen_until)}. Your
            points are safe.
          </Notice>
        ) : open ? (
          <Notice tone="info" icon={<Hourglass aria-hidden="true" />}>
            Your request of {points(open.points_requested)} is {withdrawalNames[open.status].toLowerCase()}. You can ask
            again when it is done.
          </Notice>
        ) : stats.can_withdraw ? (
          <WithdrawalForm available={available} worth={rupees(available * stats.point_rupees)} />
        ) : (
          <Progress available={available} />
        )}
        {stats.held_points > 0 && (
          <p className="text-muted text-sm">
            {available > 0 ? 'Another ' : ''}
            {points(stats.held_points)}{' '}
            {stats.held_until
              ? `will be ready by ${longDay(stats.held_until)}, if your friends stay on Premium.`
              : `will be ready when your friends have been on Premium for ${HOLD_DAYS} days in a row.`}
          </p>
        )}
      </div>
    </Card>
  )
}
