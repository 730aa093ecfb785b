import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { shortAmount } from '#src/lib/numbers.ts'
import type { BarEntry } from './bar-entry.ts'
import { tooltip } from './Tip.tsx'

const tick = { fill: 'var(--muted)', fontSize: 12 }
const LABEL_LENGTH = 12

const shortened = (label: string): string =>
  label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1).trimEnd()}…` : label

/** Horizontal bars for named data. Whole numbers. */
export const RanksChart = ({ entries }: { entries: readonly BarEntry[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart
      accessibilityLayer={false}
      layout="vertical"
      data={[...entries]}
      margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
    >
      <CartesianGrid horizontal={false} stroke="var(--line)" />
      <XAxis
        type="number"
        allowDecimals={false}
        tickFormatter={shortAmount}
        tick={tick}
        tickLine={false}
        axisLine={false}
        tickCount={4}
      />
      <YAxis
        type="category"
        dataKey="key"
        tickFormatter={shortened}
        width={92}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)' }}
        interval={0}
      />
      <Tooltip {...tooltip} />
      <Bar dataKey="amount" fill="var(--accent)" radius={[0, 4, 4, 0]} maxBarSize={22} isAnimationActive={false} />
    </BarChart>
  </ResponsiveContainer>
)
