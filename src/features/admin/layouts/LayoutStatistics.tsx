import { count, percent } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ChartCard } from '#src/ui/charts/ChartCard.tsx'
import { RanksChart } from '#src/ui/charts/deferred-charts.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { LayoutsFailed } from '../shared/layouts/LayoutsFailed.tsx'
import { LayoutThumbnail } from '../shared/layouts/LayoutThumbnail.tsx'
import { layoutName, useLayouts } from '../shared/layouts/use-layouts.ts'
import { useLayoutUsage } from './layouts.ts'

/** Layouts in the chart. The table shows all. */
const DRAWN = 6

/** Stores per layout. */
export const LayoutStatistics = () => {
  const { data, isError, isFetching, refetch } = useLayoutUsage()
  const { layouts, failed, retry } = useLayouts()
  if (!data) {
    if (!isError) return <Skeleton className="h-80 rounded-xl" />
    return <ErrorState title="Failed to fetch layout statistics" onRetry={() => void refetch()} busy={isFetching} />
  }
  const usage = data.layout_usage.map((entry) => ({ ...entry, name: layoutName(layouts, entry.layout) }))
  const stores = usage.reduce((sum, entry) => sum + entry.count, 0)
  return (
    <div className="flex flex-col gap-4">
      {failed && <LayoutsFailed onRetry={retry} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ChartCard
          title="Layout usage"
          description={`${plural(stores, 'store')}, ${plural(usage.length, 'layout')} in use`}
          entries={usage}
          columns={[
            { heading: 'Layout', value: ({ name }) => name },
            { heading: 'Stores', value: (entry) => count(entry.count), numeric: true },
            { heading: 'Share', value: ({ percentage }) => percent(percentage), numeric: true },
          ]}
          empty={stores === 0 ? 'Layouts appear here with the first store.' : null}
        >
          <RanksChart
            entries={usage.slice(0, DRAWN).map((entry) => ({
              key: entry.name,
              label: entry.name,
              title: entry.name,
              amount: entry.count,
              value: `${plural(entry.count, 'store')} · ${percent(entry.percentage)}`,
            }))}
          />
        </ChartCard>
        <Card className="min-w-0">
          <CardHeading title="By layout" />
          {usage.length === 0 ? (
            <p className="rounded-lg bg-raised px-6 py-8 text-center text-muted text-sm">No stores yet.</p>
          ) : (
            <ol className="-my-2 divide-y divide-line">
              {usage.map((entry) => (
                <li key={entry.layout} className="flex items-center justify-between gap-3 py-2 text-sm">
                  <LayoutThumbnail id={entry.layout} layouts={layouts} />
                  <span className="shrink-0 text-end tabular-nums">
                    <span className="font-medium">{plural(entry.count, 'store')}</span>
                    <span className="block text-muted text-xs">{percent(entry.percentage)}</span>
                  </span>
                </li>
              ))}
            </ol>
          )}
        </Card>
      </div>
    </div>
  )
}
