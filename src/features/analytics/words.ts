import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'

/** `3 PM`, of an hour from 0 to 23. */
export const hourWords = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

/** `3 PM – 4 PM` */
export const hourSpan = (hour: number): string => `${hourWords(hour)} – ${hourWords((hour + 1) % 24)}`

const day = (date: string, options: Intl.DateTimeFormatOptions): string =>
  // A day of Pakistan's calendar is the same wherever it is read.
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options })

/** `Sat` */
export const weekday = (date: string): string => day(date, { weekday: 'short' })

/** `Sat 21 Nov` */
export const dayWords = (date: string): string => day(date, { weekday: 'short', day: 'numeric', month: 'short' })

export const count = (value: number): string => value.toLocaleString('en')

export const percent = (value: number): string => `${value.toLocaleString('en', { maximumFractionDigits: 1 })}%`

/** `1.2K`, for an axis. */
export const shortAmount = (value: number): string =>
  value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })

/** `+12% compared to last week` */
export const growthWords = (growth: number): string =>
  growth === 0 ? 'Same as last week' : `${growth > 0 ? '+' : '−'}${percent(Math.abs(growth))} compared to last week`

/** What the figures say, in sentences; those with nothing to say are left out. */
export const summaryOf = (figures: AnalyticsDashboard): { label: string; value: string }[] => {
  const { store_performance, product_insights, customer_insights, analytics_period } = figures
  const [best] = product_insights.top_performers
  const [busiest] = customer_insights.peak_ordering_hours
  const top = customer_insights.daily_traffic_trends.toSorted((a, b) => b.views - a.views)[0]
  return [
    { label: 'Period', value: `Last ${analytics_period.total_analysis_days} days` },
    { label: 'Views this week', value: count(store_performance.views_this_week) },
    { label: 'Weekly growth', value: growthWords(store_performance.view_growth_percentage) },
    { label: 'Product interactions', value: count(store_performance.product_interactions) },
    ...(top && top.views > 0 ? [{ label: 'Busiest day this week', value: dayWords(top.date) }] : []),
    ...(busiest && busiest.orders > 0 ? [{ label: 'Most orders at', value: hourSpan(busiest.hour) }] : []),
    ...(best ? [{ label: 'Best seller', value: best.product.name }] : []),
  ]
}
