import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { dayWords } from '#src/lib/days.ts'
import { count, percent } from '#src/lib/numbers.ts'
import * as say from './words.ts'

/** `3 PM`, from an hour of 0 to 23. */
export const hourWords = (hour: number): string => say.hourOf(hour)

/** `3 PM – 4 PM` */
export const hourSpan = (hour: number): string => say.hoursBetween(hourWords(hour), hourWords((hour + 1) % 24))

/** With fewer views a percentage would mislead. */
const ENOUGH_VIEWS = 10

/** `+12% compared to last week`, or the plain numbers if last week had too few. */
export const growthWords = ({
  views_this_week: now,
  views_last_week: before,
  view_growth_percentage: growth,
}: AnalyticsDashboard['store_performance']): string => {
  if (now === before) return now === 0 ? say.noViewsInTwoWeeks : say.sameAsLastWeek
  if (before < ENOUGH_VIEWS) return before === 0 ? say.viewsAfterNone(now) : say.viewsAfterSome(now, before)
  return growth > 0 ? say.moreThanLastWeek(percent(growth)) : say.lessThanLastWeek(percent(Math.abs(growth)))
}

/** A rate in plain numbers: `Out of 100 visitors, 13 ordered`. */
export const conversionWords = (seen: number, rate: number): string => {
  const orders = Math.round((seen * rate) / 100)
  if (seen === 0 || orders === 0) return seen === 0 ? say.noViewsYet : say.noOrderYetFrom(seen)
  // Below 100 the true count says more. Chat orders have no view.
  if (seen < 100 || orders > seen) return say.ordersFromViews(orders, seen)
  return rate < 1 ? say.outOf1000VisitorsOrdered(Math.round(rate * 10)) : say.outOf100VisitorsOrdered(Math.round(rate))
}

/** Says how many finished orders reached the buyer. */
export const successWords = (rate: number): string => {
  if (rate === 0) return say.noOrderDeliveredYet
  if (rate === 100) return say.everyFinishedOrderDelivered
  return say.outOf100Delivered(Math.round(rate))
}

/** All 24 hours with their orders, midnight first. */
export const hoursOfDay = (
  known: AnalyticsDashboard['customer_insights']['peak_ordering_hours'],
): { hour: number; orders: number }[] =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, orders: known.find((entry) => entry.hour === hour)?.orders ?? 0 }))

/** Whether there are no views and no orders yet. */
export const isQuiet = ({ store_performance, customer_insights }: AnalyticsDashboard): boolean =>
  store_performance.total_store_views === 0 &&
  store_performance.product_interactions === 0 &&
  customer_insights.peak_ordering_hours.length === 0

/** Summarises the figures in sentences, leaving out empty ones. */
export const summaryOf = (figures: AnalyticsDashboard): { label: string; value: string }[] => {
  const { store_performance, product_insights, customer_insights, analytics_period } = figures
  const [best] = product_insights.top_performers
  const [busiest] = customer_insights.peak_ordering_hours
  const top = customer_insights.daily_traffic_trends.toSorted((a, b) => b.views - a.views)[0]
  return [
    { label: say.period, value: say.lastDays(analytics_period.total_analysis_days) },
    { label: say.viewsThisWeek, value: count(store_performance.views_this_week) },
    { label: say.weeklyGrowth, value: growthWords(store_performance) },
    { label: say.productInteractions, value: count(store_performance.product_interactions) },
    ...(top && top.views > 0 ? [{ label: say.busiestDayThisWeek, value: dayWords(top.date) }] : []),
    ...(busiest && busiest.orders > 0 ? [{ label: say.mostOrdersAt, value: hourSpan(busiest.hour) }] : []),
    ...(best ? [{ label: say.bestSeller, value: best.product.name }] : []),
  ]
}
