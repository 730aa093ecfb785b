import { HOLD_DAYS, POINTS_PER_UPGRADE, WITHDRAWAL_MIN } from '#contract/referrals/referrals.ts'
import { points } from '#src/features/shared/referral-words.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'

const steps = [
  ['Share your code', 'Send it to friends who sell, or share the link on WhatsApp.'],
  ['They sign up', 'Your friend gets the discounted price for Premium.'],
  [`You earn ${points(POINTS_PER_UPGRADE)}`, 'Once for each friend who upgrades to Premium.'],
  [
    `Withdraw from ${points(WITHDRAWAL_MIN)}`,
    `That is ${WITHDRAWAL_MIN / POINTS_PER_UPGRADE} friends who have been on Premium for ${HOLD_DAYS} days. By JazzCash, Easypaisa or bank transfer.`,
  ],
] as const

export const HowItWorks = () => (
  <Card>
    <CardHeading title="How It Works" />
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
