import { readAdminDashboard } from '#contract/admin/admin-reports.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { refusal, useAdminQuery } from '../shared/lists/records.ts'
import { countedWords, useTrends } from '../shared/platform.ts'
import { TrendCard } from '../shared/TrendCard.tsx'
import { Figures } from './Figures.tsx'
import { Needs } from './Needs.tsx'
import { TopStores } from './TopStores.tsx'

const LOOK_EVERY_MS = 60_000
const places = ['a', 'b', 'c', 'd']
const FAILED = 'Failed to fetch dashboard data'

const Trends = () => {
  const { data, isError, isFetching, refetch } = useTrends()
  if (!data) {
    if (isError) return <ErrorState title={FAILED} onRetry={() => void refetch()} busy={isFetching} />
    return (
      <div className="grid gap-4 lg:grid-cols-2">
        {places.map((place) => (
          <Skeleton key={place} className="h-80 rounded-xl" />
        ))}
      </div>
    )
  }
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TrendCard title="Sign-ups" days={data.days} figure="users" one="sign-up" />
        <TrendCard title="New stores" days={data.days} figure="stores" one="store" />
        <TrendCard title="Orders" days={data.days} figure="orders" one="order" />
        <TrendCard title="Publications" days={data.days} figure="publications" one="publication" />
      </div>
      <p className="text-muted text-sm">{countedWords(data.counted_at)}</p>
    </>
  )
}

/** Work for admins, platform figures and trends. */
export const DashboardView = () => {
  const { data, error, isFetching, refetch } = useAdminQuery(
    ['dashboard'],
    (signal) => call(readAdminDashboard, { signal }),
    { refetchInterval: LOOK_EVERY_MS },
  )
  if (!data) {
    if (error) {
      return (
        <ErrorState title={FAILED} onRetry={() => void refetch()} busy={isFetching}>
          {refusal(error)}
        </ErrorState>
      )
    }
    return (
      <div className="flex flex-col gap-4">
        <Skeleton className="h-32 rounded-xl" />
        <Skeleton className="h-56 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Needs attention={data.attention} />
      <Figures {...data} />
      <TopStores stores={data.top_stores} />
      <Trends />
    </div>
  )
}
