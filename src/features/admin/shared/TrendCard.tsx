import type { PlatformTrends } from '#contract/admin/platform.ts'
import { dateWords, dayWords } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { ChartCard } from '#src/ui/charts/ChartCard.tsx'
import { BarsChart } from '#src/ui/charts/deferred-charts.tsx'

type Day = PlatformTrends['days'][number]

interface TrendCardProps {
  title: string
  days: readonly Day[]
  figure: Exclude<keyof Day, 'day'>
  /** Singular of what is counted: `sign-up`. */
  one: string
}

/** Labels one day a week, but none at the edges, where it would be cut off. */
const isNamed = (index: number) => index % 7 === 3

/** A daily figure as a chart with a table behind it. */
export const TrendCard = ({ title, days, figure, one }: TrendCardProps) => {
  const total = days.reduce((sum, day) => sum + day[figure], 0)
  return (
    <ChartCard
      title={title}
      description={`${plural(total, one)} in ${days.length} days`}
      entries={days.filter((day) => day[figure] > 0).toReversed()}
      columns={[
        { heading: 'Day', value: ({ day }) => dayWords(day) },
        { heading: title, value: (day) => count(day[figure]), numeric: true },
      ]}
      empty={total === 0 ? `No ${one} in the last ${days.length} days.` : null}
    >
      <BarsChart
        entries={days.map((day, index) => ({
          key: day.day,
          label: isNamed(index) ? dateWords(day.day) : '',
          title: dayWords(day.day),
          amount: day[figure],
          value: plural(day[figure], one),
        }))}
      />
    </ChartCard>
  )
}
