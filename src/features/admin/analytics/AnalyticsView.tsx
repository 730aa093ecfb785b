import { Eye, MessageCircle, MousePointerClick, Percent } from 'lucide-react'
import { readPlatformAnalytics } from '#contract/admin/admin-reports.endpoints.ts'
import { plans } from '#contract/plans.ts'
import { call } from '#src/lib/api/api.ts'
import { count, percent } from '#src/lib/numbers.ts'
import { StatCard } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { layoutName, useLayouts } from '../shared/layouts/use-layouts.ts'
import { useAdminQuery } from '../shared/lists/records.ts'
import { countedWords, useTrends } from '../shared/platform.ts'
import { TrendCard } from '../shared/TrendCard.tsx'
import { ShareCard } from './ShareCard.tsx'

const FAILED = 'Failed to fetch analytics data'

const Totals = () => {
  const { data, isError, isFetching, refetch } = useAdminQuery(['platform-analytics'], (signal) =>
    call(readPlatformAnalytics, { signal }),
  )
  if (!data) {
    if (!isError) return <Skeleton className="h-28 rounded-xl" />
    return <ErrorState title={FAILED} onRetry={() => void refetch()} busy={isFetching} />
  }
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="Views"
        value={count(data.total_views)}
        detail="Of all stores, ever"
        icon={<Eye aria-hidden="true" />}
      />
      <StatCard
        label="Product clicks"
        value={count(data.total_product_clicks)}
        detail="Products opened"
        icon={<MousePointerClick aria-hidden="true" />}
      />
      <StatCard
        label="WhatsApp clicks"
        value={count(data.total_whatsapp_clicks)}
        detail="Chats begun"
        icon={<MessageCircle aria-hidden="true" />}
      />
      <StatCard
        label="Conversion"
        value={percent(data.conversion_rate)}
        detail="Orders in 100 views"
        icon={<Percent aria-hidden="true" />}
      />
    </div>
  )
}

const Trends = () => {
  const { data, isError, isFetching, refetch } = useTrends()
  const { layouts } = useLayouts()
  if (!data) {
    if (!isError) return <Skeleton className="h-80 rounded-xl" />
    return <ErrorState title={FAILED} onRetry={() => void refetch()} busy={isFetching} />
  }
  return (
    <>
      <TrendCard title="Views by day" days={data.days} figure="views" one="view" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TrendCard title="Product interactions" days={data.days} figure="interactions" one="interaction" />
        <TrendCard title="WhatsApp clicks" days={data.days} figure="whatsapp_clicks" one="click" />
        <ShareCard
          title="By layout"
          rows={data.by_layout.map(({ layout, ...figures }) => ({ name: layoutName(layouts, layout), ...figures }))}
        />
        <ShareCard
          title="By plan"
          rows={data.by_plan.map(({ plan, ...figures }) => ({ name: plans[plan].label, ...figures }))}
        />
      </div>
      <p className="text-muted text-sm">{countedWords(data.counted_at)}</p>
    </>
  )
}

/** Buyers' activity over all stores. */
export const AnalyticsView = () => (
  <div className="flex flex-col gap-4">
    <Totals />
    <Trends />
  </div>
)
