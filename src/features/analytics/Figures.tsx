import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { currencies } from '#contract/money.ts'
import { amountIn } from '#src/lib/amount.ts'
import { dayWords, weekday } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ChartCard } from '#src/ui/charts/ChartCard.tsx'
import { BarsChart, RanksChart } from '#src/ui/charts/deferred-charts.tsx'
import * as common from '#src/ui/words.ts'
import { hourSpan, hoursOfDay, hourWords, summaryOf } from './figure-words.ts'
import { HeadFigures } from './HeadFigures.tsx'
import { RevenueChart } from './RevenueChart.tsx'
import { TopProducts } from './TopProducts.tsx'
import * as say from './words.ts'

/** Categories in the chart. The table shows all. */
const DRAWN = 6

/** Labels every sixth hour. */
const NAMED_HOURS = 6

/** A store's figures as cards, charts and sentences. */
export const Figures = ({ figures }: { figures: AnalyticsDashboard }) => {
  const { product_insights, customer_insights, analytics_period } = figures
  const traffic = customer_insights.daily_traffic_trends
  const hours = hoursOfDay(customer_insights.peak_ordering_hours)
  const categories = product_insights.category_breakdown.toSorted((a, b) => b.revenue - a.revenue)
  const money = (decimal: number) => amountIn(figures.currency, decimal)
  const days = say.lastDays(analytics_period.total_analysis_days)
  return (
    <div className="flex flex-col gap-5">
      <HeadFigures figures={figures} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="min-w-0 lg:col-span-2">
          <RevenueChart trends={figures.revenue_trends} money={money} />
        </div>
        <ChartCard
          title={say.traffic}
          description={say.viewsOfSevenDays}
          entries={traffic}
          columns={[
            { heading: say.day, value: ({ date }) => dayWords(date) },
            { heading: say.views, value: ({ views }) => count(views), numeric: true },
          ]}
          empty={traffic.every(({ views }) => views === 0) ? say.noViewsShareLink : null}
        >
          <BarsChart
            entries={traffic.map(({ date, views }) => ({
              key: date,
              label: weekday(date),
              title: dayWords(date),
              amount: views,
              value: say.viewsOfDay(views),
            }))}
          />
        </ChartCard>
        <ChartCard
          title={say.peakOrderingHours}
          description={say.pakistanTime(days)}
          entries={hours.filter((entry) => entry.orders > 0)}
          columns={[
            { heading: say.hour, value: ({ hour }) => hourSpan(hour) },
            { heading: common.orders, value: (entry) => count(entry.orders), numeric: true },
          ]}
          empty={customer_insights.peak_ordering_hours.length === 0 ? say.hoursAppearHere : null}
        >
          <BarsChart
            entries={hours.map((entry) => ({
              key: String(entry.hour),
              label: entry.hour % NAMED_HOURS === 0 ? hourWords(entry.hour) : '',
              title: hourSpan(entry.hour),
              amount: entry.orders,
              value: say.ordersCounted(entry.orders),
            }))}
          />
        </ChartCard>
        <ChartCard
          title={say.categoryPerformance}
          description={say.revenueInCurrency(currencies[figures.currency].trim())}
          entries={categories}
          columns={[
            { heading: common.category, value: ({ category }) => category },
            { heading: common.orders, value: (entry) => count(entry.orders), numeric: true },
            { heading: say.revenue, value: ({ revenue }) => money(revenue), numeric: true },
          ]}
          empty={categories.length === 0 ? say.categoriesAppearHere : null}
        >
          <RanksChart
            entries={categories.slice(0, DRAWN).map(({ category, revenue, orders: ordered }) => ({
              key: category,
              label: category,
              title: category,
              amount: revenue,
              value: say.revenueAndOrders(money(revenue), ordered),
            }))}
          />
        </ChartCard>
        <TopProducts products={product_insights.top_performers} money={money} />
      </div>
      <Card>
        <CardHeading title={say.performanceSummary} />
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
