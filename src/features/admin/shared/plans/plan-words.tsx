import { plans } from '#contract/plans.ts'
import { dayOf } from '#src/lib/days.ts'
import { Badge } from '#src/ui/Badge.tsx'

interface PlanProps {
  user: { plan: 'free' | 'paid'; plan_expiry?: string | null }
}

export const PlanBadge = ({ user }: PlanProps) => (
  <Badge tone={user.plan === 'paid' ? 'positive' : 'neutral'}>{plans[user.plan].label}</Badge>
)

/** Says when the plan in force ends. */
export const planEnd = ({ user }: PlanProps): string => {
  if (user.plan === 'free') return '—'
  return user.plan_expiry ? dayOf(user.plan_expiry) : 'No end'
}
