import { ANALYSIS_DAYS, type AnalyticsDashboard, TRAFFIC_DAYS } from '#contract/analytics/analytics.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { Db } from '#server/db/database.ts'
import { daysBefore, pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'
import { labelOf } from '#server/records/products/options.ts'
import { type Pricing, pricingOn, productPrice } from '#server/records/products/prices.ts'
import { findProducts, type ProductRow } from '#server/records/products/products.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { figuresSince, lastSoldAs, variantsSold } from './figures.repo.ts'

const oneDecimal = (value: number) => Math.round(value * 10) / 10
const percentage = (part: number, whole: number) => (whole === 0 ? 0 : oneDecimal((part / whole) * 100))

/** Growth in percent, 100 when there was nothing before. */
const growth = (now: number, before: number) => (before === 0 ? (now > 0 ? 100 : 0) : percentage(now - before, before))

/** Returns the `count` days up to `day`, oldest first. */
const daysUpTo = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => daysBefore(day, count - 1 - index))

/** Returns a store's figures of the last 30 days. Reads daily sums, so the number of events does not matter. */
export const dashboardOf = async (
  db: Db,
  store: Pick<StoreRow, 'id' | 'currency' | 'sales'>,
  now: Date,
): Promise<AnalyticsDashboard> => {
  const { id: storeId, currency } = store
  const pricing = pricingOn(store, now)
  const today = pakistanTime(now).day
  const from = daysBefore(today, ANALYSIS_DAYS - 1)
  const figures = await figuresSince(db, storeId, from)
  type Figure = Exclude<keyof (typeof figures.days)[number], 'store_id' | 'day'>
  const sum = (figure: Figure, since = '', to = today) =>
    figures.days.filter(({ day }) => day >= since && day <= to).reduce((total, day) => total + Number(day[figure]), 0)

  const weekStart = daysBefore(today, TRAFFIC_DAYS - 1)
  const thisWeek = sum('views', weekStart)
  const lastWeek = sum('views', daysBefore(today, 2 * TRAFFIC_DAYS - 1), daysBefore(today, TRAFFIC_DAYS))
  const delivered = sum('delivered')
  const kept = sum('kept')
  const on = new Map(figures.days.map((day) => [day.day, day]))

  return {
    currency,
    store_performance: {
      total_store_views: sum('views'),
      view_growth_percentage: growth(thisWeek, lastWeek),
      views_this_week: thisWeek,
      views_last_week: lastWeek,
      product_interactions: sum('interactions'),
    },
    conversion_metrics: {
      view_to_order_rate: percentage(sum('orders'), sum('views')),
      avg_order_value: kept === 0 ? 0 : toDecimal(Math.round(sum('revenue') / kept)),
      delivered_success_rate: percentage(delivered, delivered + sum('returned') + sum('cancelled_confirmed')),
    },
    product_insights: {
      top_performers: await topPerformers(db, { storeId, from, orders: sum('orders'), pricing }, figures.products),
      category_breakdown: figures.categories.map(({ category, revenue, orders }) => ({
        category,
        revenue: toDecimal(Number(revenue)),
        orders: Number(orders),
      })),
    },
    customer_insights: {
      peak_ordering_hours: figures.hours
        .map(({ hour, orders }) => ({ hour, orders: Number(orders) }))
        .sort((a, b) => b.orders - a.orders || a.hour - b.hour),
      daily_traffic_trends: daysUpTo(today, TRAFFIC_DAYS).map((date) => ({
        date,
        views: Number(on.get(date)?.views ?? 0),
      })),
    },
    revenue_trends: daysUpTo(today, ANALYSIS_DAYS).map((date) => ({
      date,
      revenue: toDecimal(Number(on.get(date)?.revenue ?? 0)),
      orders: Number(on.get(date)?.delivered ?? 0),
    })),
    analytics_period: { total_analysis_days: ANALYSIS_DAYS },
  }
}

/** Orders of the period up to which variants are counted: they are read from the orders, not from daily sums. */
const VARIANTS_ORDERS_MAX = 10_000

interface Period {
  storeId: string
  from: string
  orders: number
  pricing: Pricing
}
type Sold = Awaited<ReturnType<typeof figuresSince>>['products']
type VariantSold = Awaited<ReturnType<typeof variantsSold>>[number]

/** Returns the best sellers as they are now, deleted products as last sold. */
const topPerformers = async (db: Db, { storeId, from, orders, pricing }: Period, sold: Sold) => {
  if (sold.length === 0) return []
  const ids = sold.map((row) => row.product_id)
  const products = await findProducts(db, ids)
  const chosen = orders > VARIANTS_ORDERS_MAX ? [] : products.filter((row) => row.options !== null).map(({ id }) => id)
  const variants = chosen.length > 0 ? await variantsSold(db, storeId, startOfDay(from), chosen) : []
  return Promise.all(
    sold.map(async ({ product_id, ordered, revenue, last_day }) => {
      const product = products.find((row) => row.id === product_id)
      const today = product && productPrice(pricing, product)
      const { name, category, price } = product
        ? { ...product, price: today?.price }
        : await lastSoldAs(db, storeId, last_day, product_id)
      const own = variants.filter((row) => row.product_id === product_id)
      return {
        product: {
          _id: product_id,
          name,
          category,
          price: toDecimal(Number(price)),
          ...(today?.from && { from: true as const }),
        },
        total_ordered: Number(ordered),
        revenue_generated: toDecimal(Number(revenue)),
        ...(own.length > 0 && { variants: own.map((row) => presentVariant(row, product)) }),
      }
    }),
  )
}

/** Names a sold variant as it is called now, a former one as it was sold. */
const presentVariant = ({ variant_id, label, ordered }: VariantSold, product: ProductRow | undefined) => {
  const variant = product?.variants.find(({ id }) => id === variant_id)
  const now = product && variant && labelOf({ options: product.options, value_ids: variant.value_ids })
  return { variant_id, label: now ?? label, total_ordered: Number(ordered) }
}
