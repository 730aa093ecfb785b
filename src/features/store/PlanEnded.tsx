import { Gem } from 'lucide-react'
import { longDay } from '#contract/long-day.ts'
import { useAskPremium } from '#src/features/shared/open-requests.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { language } from '#src/lib/words.ts'
import { Button } from '#src/ui/Button.tsx'
import * as say from './words.ts'

/** Says that Premium has ended, and asks to renew it. */
export const PlanEnded = ({ endedAt }: { endedAt: string }) => {
  const { ask, isPending, isAsked } = useAskPremium(useMe())
  return (
    <div className="mb-4 flex items-center gap-3 rounded-xl bg-warning-soft px-4 py-2 text-sm text-warning">
      <Gem aria-hidden="true" className="size-4 shrink-0" />
      <p role="status" className="min-w-0 flex-1">
        {say.premiumEndedOn(longDay(endedAt, language))}
      </p>
      <Button variant="secondary" size="small" busy={isPending} disabled={isAsked} onClick={ask}>
        {isAsked ? say.requestSent : say.renew}
      </Button>
    </div>
  )
}
