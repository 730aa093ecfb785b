import type { ReferralStats } from '#contract/referrals/referrals.ts'
import { points } from '#src/features/shared/referral-words.ts'
import { dayOf } from '#src/lib/days.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

/** Sellers who signed up with the code. */
export const ReferralList = ({ referrals }: { referrals: ReferralStats['referral_history'] }) => (
  <Card className="min-w-0">
    <CardHeading title={say.yourReferrals} />
    {referrals.length === 0 ? (
      <p className="rounded-lg bg-raised px-6 py-8 text-balance text-center text-muted text-sm">
        {say.nobodySignedUpYet}
      </p>
    ) : (
      <ul className="-my-2 divide-y divide-line">
        {referrals.map((referral) => (
          <li
            key={`${referral.user_name} ${referral.signup_date}`}
            className="flex items-center justify-between gap-3 py-3"
          >
            <div className="min-w-0">
              <p className="truncate font-medium">
                <bdi>{referral.user_name}</bdi>
              </p>
              <p className="text-muted text-sm">
                <Filled
                  text={say.signedUpOn}
                  day={<time dateTime={referral.signup_date}>{dayOf(referral.signup_date)}</time>}
                />
              </p>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <Badge tone={referral.upgraded_to_paid ? 'positive' : 'neutral'}>
                {referral.upgraded_to_paid ? common.premium : say.free}
              </Badge>
              <span className="text-muted text-sm tabular-nums">{points(referral.points_earned)}</span>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
