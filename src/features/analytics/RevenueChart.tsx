import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { dateWords, dayWords } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { ChartCard } from '#src/ui/charts/ChartCard.tsx'
import { BarsChart } from '#src/ui/charts/deferred-charts.tsx'

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
      title="Revenue"
      description={`${money(total)} from delivered orders in ${trends.length} days, by the day they were placed`}
      entries={trends.filter(({ orders }) => orders > 0)}
      columns={[
        { heading: 'Day', value: ({ date }) => dayWords(date) },
        { heading: 'Orders', value: ({ orders }) => count(orders), numeric: true },
        { heading: 'Revenue', value: ({ revenue }) => money(revenue), numeric: true },
      ]}
      empty={total === 0 ? 'What you earn appears here with the first delivered order.' : null}
    >
      <BarsChart
        entries={trends.map(({ date, revenue, orders }, index) => ({
          key: date,
          label: isNamed(index) ? dateWords(date) : '',
          title: dayWords(date),
          amount: revenue,
          value: `${money(revenue)} · ${plural(orders, 'order')}`,
        }))}
      />
    </ChartCard>
  )
}
