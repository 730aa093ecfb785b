import { useQuery } from '@tanstack/react-query'
import { Check, Gem } from 'lucide-react'
import { longDay } from '#contract/long-day.ts'
import { benefits, premiumThemes } from '#contract/plan-benefits.ts'
import { plans } from '#contract/plans.ts'
import { priceIn, userCountry } from '#src/lib/country.ts'
import { momentOf } from '#src/lib/days.ts'
import { said } from '#src/lib/server-words.ts'
import { language } from '#src/lib/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import * as common from '#src/ui/words.ts'
import { useAskPremium } from './open-requests.ts'
import { useMe } from './queries.ts'
import * as say from './words.ts'

const productsOf = (limit: number | null): string =>
  limit === null ? say.unlimitedProducts(plans.free.products) : say.upToProducts(limit, plans.free.products)

/** Benefits and price of the paid plan with a request button, or when the plan ends. */
export const UpgradeCard = () => {
  const me = useMe()
  const country = useQuery({ queryKey: ['country'], queryFn: userCountry, staleTime: Number.POSITIVE_INFINITY })
  const { ask, isPending, isAsked, askedAt } = useAskPremium(me)
  if (me.plan === 'paid') {
    const until = me.plan_expiry && longDay(me.plan_expiry, language)
    return (
      <Card>
        <CardHeading
          title={common.premium}
          description={until ? say.yourPlanIsPaidUntil(until) : say.yourPlanHasNo}
          action={<Gem aria-hidden="true" className="size-5 text-accent-text" />}
        />
        <p className="text-muted text-sm">{say.thankYouForGrowing}</p>
      </Card>
    )
  }
  const referred = me.referral_price < plans.paid.monthlyPrice.pkr
  const price = referred ? plans.paid.referredPrice : plans.paid.monthlyPrice
  return (
    <Card>
      <CardHeading
        title={say.upgradePlan}
        description={say.youAreOnThe}
        action={<Gem aria-hidden="true" className="size-5 text-warning" />}
      />
      <div className="flex h-9 flex-wrap items-baseline gap-x-2">
        {country.data ? (
          <>
            <span className="font-semibold text-2xl tabular-nums tracking-tight">{priceIn(country.data, price)}</span>
            <span className="text-muted text-sm">{say.perMonth}</span>
            {referred && (
              <s className="text-muted text-sm">
                <span className="sr-only">{say.insteadOf} </span>
                {priceIn(country.data, plans.paid.monthlyPrice)}
              </s>
            )}
          </>
        ) : (
          <Skeleton className="h-7 w-32" />
        )}
      </div>
      {referred && <p className="mt-1 text-positive text-sm">{say.yourReferralDiscountIsApplied}</p>}
      <ul className="my-4 flex flex-col gap-2 text-sm">
        {[productsOf(me.paid_product_limit), ...benefits.paid(premiumThemes(me.paid_layouts))].map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
            {said(benefit)}
          </li>
        ))}
      </ul>
      <Button wide busy={isPending} disabled={isAsked} onClick={ask}>
        {isAsked ? say.requestSent : say.requestUpgrade}
      </Button>
      {askedAt && <p className="mt-2 text-center text-muted text-sm">{say.askedOnWeWrite(momentOf(askedAt))}</p>}
    </Card>
  )
}
