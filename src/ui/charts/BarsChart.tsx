import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { shortAmount } from '#src/lib/numbers.ts'
import type { BarEntry } from './bar-entry.ts'
import { tooltip } from './Tip.tsx'

const tick = { fill: 'var(--muted)', fontSize: 12 }

/** Vertical bars for ordered data such as days. Whole numbers. */
export const BarsChart = ({ entries }: { entries: readonly BarEntry[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart accessibilityLayer={false} data={[...entries]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="key"
        tickFormatter={(key: string) => entries.find((entry) => entry.key === key)?.label ?? ''}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)' }}
        interval={0}
      />
      <YAxis
        allowDecimals={false}
        tickFormatter={shortAmount}
        width={40}
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip {...tooltip} />
      <Bar dataKey="amount" fill="var(--accent)" radius={[4, 4, 0, 0]} maxBarSize={36} isAnimationActive={false} />
    </BarChart>
  </ResponsiveContainer>
)
