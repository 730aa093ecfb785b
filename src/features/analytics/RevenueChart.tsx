import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { dateWords, dayWords } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { ChartCard } from '#src/ui/charts/ChartCard.tsx'
import { BarsChart } from '#src/ui/charts/deferred-charts.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

/** Labels one day a week, but none at the edges, where it would be cut off. */
const isNamed = (index: number) => index % 7 === 3

interface RevenueChartProps {
  trends: AnalyticsDashboard['revenue_trends']
  /** Formats a decimal amount. */
  money: (decimal: number) => string
}

/** Revenue of delivered orders by day. */
export const RevenueChart = ({ trends, money }: RevenueChartProps) => {
  const total = trends.reduce((sum, { revenue }) => sum + revenue, 0)
  return (
    <ChartCard
      title={say.revenue}
      description={say.revenueInDays(money(total), trends.length)}
      entries={trends.filter(({ orders }) => orders > 0)}
      columns={[
        { heading: say.day, value: ({ date }) => dayWords(date) },
        { heading: common.orders, value: ({ orders }) => count(orders), numeric: true },
        { heading: say.revenue, value: ({ revenue }) => money(revenue), numeric: true },
      ]}
      empty={total === 0 ? say.revenueAppearsHere : null}
    >
      <BarsChart
        entries={trends.map(({ date, revenue, orders }, index) => ({
          key: date,
          label: isNamed(index) ? dateWords(date) : '',
          title: dayWords(date),
          amount: revenue,
          value: say.revenueAndOrders(money(revenue), orders),
        }))}
      />
    </ChartCard>
  )
}
