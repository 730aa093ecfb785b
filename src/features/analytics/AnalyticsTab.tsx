import { ChartNoAxesCombined } from 'lucide-react'
import { PremiumTeaser } from '#src/features/shared/PremiumTeaser.tsx'
import { useMe } from '#src/features/shared/queries.ts'
import { StoreNeeded } from '#src/features/shared/StoreNeeded.tsx'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { useAnalytics } from './analytics.ts'
import { Figures } from './Figures.tsx'
import { FirstVisitors } from './FirstVisitors.tsx'
import { isQuiet } from './figure-words.ts'
import * as say from './words.ts'

const PREMIUM_ONLY = say.requiresPremium
const gains = [say.howManyLookAndOrder, say.bestSellersAndCategories, say.theHoursBuyersOrder, say.trafficDayByDay]

const Teaser = ({ words }: { words: string }) => (
  <PremiumTeaser icon={ChartNoAxesCombined} title={say.seeHowYourStoreDoes} words={words} gains={gains} />
)

const places = ['a', 'b', 'c', 'd']

const Loading = () => (
  <div className="flex flex-col gap-5">
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {places.map((place) => (
        <Skeleton key={place} className="h-28 rounded-xl" />
      ))}
    </div>
    <div className="grid gap-5 lg:grid-cols-2">
      {places.map((place) => (
        <Skeleton key={place} className="h-80 rounded-xl" />
      ))}
    </div>
  </div>
)

const Loaded = () => {
  const { data, error, isFetching, refetch } = useAnalytics()
  if (data) return isQuiet(data) ? <FirstVisitors /> : <Figures figures={data} />
  if (!error) return <Loading />
  if (error instanceof ApiError && error.status === 403) return <Teaser words={errorMessage(error, PREMIUM_ONLY)} />
  if (error instanceof ApiError && error.status === 404) {
    return <StoreNeeded>{say.willBeCountedHere}</StoreNeeded>
  }
  return (
    <ErrorState title={say.unavailable} onRetry={() => void refetch()} busy={isFetching}>
      {say.failedToFetch}
    </ErrorState>
  )
}

/** The store's figures, or a teaser on the free plan. */
export const AnalyticsTab = () => {
  const me = useMe()
  return me.plan === 'paid' ? <Loaded /> : <Teaser words={PREMIUM_ONLY} />
}
