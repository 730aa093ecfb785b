import { HOLD_DAYS, POINTS_PER_UPGRADE, WITHDRAWAL_MIN } from '#contract/referrals/referrals.ts'
import { points } from '#src/features/shared/referral-words.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import * as say from './words.ts'

const steps = [
  [say.shareYourCode, say.sendItToFriends],
  [say.theySignUp, say.friendGetsDiscount],
  [say.youEarn(points(POINTS_PER_UPGRADE)), say.onceForEachFriend],
  [say.withdrawFrom(points(WITHDRAWAL_MIN)), say.friendsForWithdrawal(WITHDRAWAL_MIN / POINTS_PER_UPGRADE, HOLD_DAYS)],
] as const

export const HowItWorks = () => (
  <Card>
    <CardHeading title={say.howItWorks} />
    <ol className="flex flex-col gap-4">
      {steps.map(([title, words], index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text text-sm"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            <p className="text-muted text-sm">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  </Card>
)
