import { Eye, Minus, PackageCheck, ReceiptText, ShoppingCart, TrendingDown, TrendingUp } from 'lucide-react'
import { lazy } from 'react'
import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { currencies } from '#contract/money.ts'
import { amountIn } from '#src/lib/amount.ts'
import { plural } from '#src/lib/plural.ts'
import { Card, CardHeading, StatCard } from '#src/ui/Card.tsx'
import { ChartCard } from './ChartCard.tsx'
import { TopProducts } from './TopProducts.tsx'
import { count, dayWords, growthWords, hourSpan, hourWords, percent, summaryOf, weekday } from './words.ts'

// The library that draws is ten times the rest of the tab: the figures do not wait for it.
const BarsChart = lazy(async () => ({ default: (await import('./BarsChart.tsx')).BarsChart }))
const RanksChart = lazy(async () => ({ default: (await import('./RanksChart.tsx')).RanksChart }))

/** Categories that are drawn; the table has them all. */
const DRAWN = 6

const Growth = ({ growth }: { growth: number }) => {
  const Icon = growth > 0 ? TrendingUp : growth < 0 ? TrendingDown : Minus
  const tone = growth > 0 ? 'text-positive' : growth < 0 ? 'text-negative' : ''
  return (
    <span className={`flex items-start gap-1 ${tone}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {growthWords(growth)}
    </span>
  )
}

/** A store's figures, in cards, charts and words. */
export const Figures = ({ figures }: { figures: AnalyticsDashboard }) => {
  const { store_performance, conversion_metrics, product_insights, customer_insights, analytics_period } = figures
  const traffic = customer_insights.daily_traffic_trends
  const hours = customer_insights.peak_ordering_hours.toSorted((a, b) => a.hour - b.hour)
  const categories = product_insights.category_breakdown.toSorted((a, b) => b.revenue - a.revenue)
  const orders = (amount: number) => plural(amount, 'order')
  const money = (decimal: number) => amountIn(figures.currency, decimal)
  const days = `Last ${analytics_period.total_analysis_days} days`
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard
          label="Store Views"
          value={count(store_performance.total_store_views)}
          detail={<Growth growth={store_performance.view_growth_percentage} />}
          icon={<Eye aria-hidden="true" />}
        />
        <StatCard
          label="Conversion Rate"
          value={percent(conversion_metrics.view_to_order_rate)}
          detail="Views that became orders"
          icon={<ShoppingCart aria-hidden="true" />}
        />
        <StatCard
          label="Avg Order Value"
          value={<span className="text-xl sm:text-2xl">{money(conversion_metrics.avg_order_value)}</span>}
          detail="Of delivered orders"
          icon={<ReceiptText aria-hidden="true" />}
        />
        <StatCard
          label="Success Rate"
          value={percent(conversion_metrics.delivered_success_rate)}
          detail="Delivered, not cancelled"
          icon={<PackageCheck aria-hidden="true" />}
        />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ChartCard
          title="Traffic"
          description="Store views of the last 7 days"
          entries={traffic}
          columns={[
            { heading: 'Day', value: ({ date }) => dayWords(date) },
            { heading: 'Views', value: ({ views }) => count(views), numeric: true },
          ]}
          empty={
            traffic.every(({ views }) => views === 0) ? 'No views in the last 7 days. Share your store link.' : null
          }
        >
          <BarsChart
            entries={traffic.map(({ date, views }) => ({
              key: date,
              label: weekday(date),
              title: dayWords(date),
              amount: views,
              value: `${count(views)} views`,
            }))}
          />
        </ChartCard>
        <ChartCard
          title="Peak Ordering Hours"
          description={`${days}, Pakistan time`}
          entries={hours}
          columns={[
            { heading: 'Hour', value: ({ hour }) => hourSpan(hour) },
            { heading: 'Orders', value: (entry) => count(entry.orders), numeric: true },
          ]}
          empty={hours.length === 0 ? 'The hours your buyers order at appear here.' : null}
        >
          <BarsChart
            entries={hours.map((entry) => ({
              key: String(entry.hour),
              label: hourWords(entry.hour),
              title: hourSpan(entry.hour),
              amount: entry.orders,
              value: orders(entry.orders),
            }))}
          />
        </ChartCard>
        <ChartCard
          title="Category Performance"
          description={`Revenue of delivered orders, in ${currencies[figures.currency].trim()}`}
          entries={categories}
          columns={[
            { heading: 'Category', value: ({ category }) => category },
            { heading: 'Orders', value: (entry) => count(entry.orders), numeric: true },
            { heading: 'Revenue', value: ({ revenue }) => money(revenue), numeric: true },
          ]}
          empty={categories.length === 0 ? 'Your categories appear here with the first orders.' : null}
        >
          <RanksChart
            entries={categories.slice(0, DRAWN).map(({ category, revenue, orders: ordered }) => ({
              key: category,
              label: category,
              title: category,
              amount: revenue,
              value: `${money(revenue)} · ${orders(ordered)}`,
            }))}
          />
        </ChartCard>
        <TopProducts products={product_insights.top_performers} money={money} />
      </div>
      <Card>
        <CardHeading title="Performance Summary" />
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {summaryOf(figures).map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="break-words font-medium">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
