import type { TooltipContentProps } from 'recharts'
import type { BarEntry } from './bar-entry.ts'

/** The tooltip of a point. */
const Tip = ({ title, value }: { title: string; value: string }) => (
  <div className="rounded-lg border border-line bg-surface px-3 py-2 shadow-float">
    <p className="max-w-48 truncate text-muted">
      <bdi>{title}</bdi>
    </p>
    <p className="font-semibold text-sm text-text tabular-nums">{value}</p>
  </div>
)

/** Props of every chart's `Tooltip`. */
export const tooltip = {
  cursor: { fill: 'var(--raised)' },
  isAnimationActive: false,
  content: ({ active, payload }: Pick<TooltipContentProps, 'active' | 'payload'>) => {
    const entry = payload[0]?.payload as BarEntry | undefined
    return active && entry ? <Tip title={entry.title} value={entry.value} /> : null
  },
}
