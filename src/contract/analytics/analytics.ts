import { z } from 'zod'
import { currencyCode } from '../fields.ts'

/** Events a page may report. Order figures come from the orders themselves. */
export const eventTypes = [
  'store_view',
  'product_view',
  'product_clicked',
  'add_to_cart',
  'product_added_to_cart',
  'order_placed',
  'whatsapp_click',
] as const

export const analyticsEvent = z.object({
  event_type: z.enum(eventTypes, { error: 'Unknown event_type' }),
  event_data: z.object({
    store_slug: z.string().max(60).optional(),
    product_id: z.string().max(60).optional(),
    product_name: z.string().max(200).optional(),
    quantity: z.number().int().min(1).max(999).optional(),
    order_id: z.string().max(60).optional(),
    total: z.number().min(0).optional(),
  }),
  /** The buyer's clock. Ignored: the server's clock counts. */
  timestamp: z.union([z.string().max(40), z.number()]).optional(),
})
export type AnalyticsEvent = z.infer<typeof analyticsEvent>

export const EVENTS_MAX = 50

/** One event or several. */
export const trackedEvents = z.preprocess(
  (body) => (Array.isArray(body) ? body : [body]),
  z.array(analyticsEvent).min(1, 'No events').max(EVENTS_MAX, `At most ${EVENTS_MAX} events at once`),
)

export const ANALYSIS_DAYS = 30
export const TRAFFIC_DAYS = 7

/** Amounts are decimals in `currency`, rates are percentages with one decimal, days and hours are Pakistan's. */
export const analyticsDashboard = z.object({
  currency: currencyCode,
  store_performance: z.object({
    total_store_views: z.number(),
    /** The last 7 days against the 7 before, in percent; 100 if there were none before. */
    view_growth_percentage: z.number(),
    views_this_week: z.number(),
    /** Views 8 to 14 days ago. */
    views_last_week: z.number(),
    product_interactions: z.number(),
  }),
  conversion_metrics: z.object({
    view_to_order_rate: z.number(),
    /** Average of what was delivered and kept. */
    avg_order_value: z.number(),
    /** Delivered ÷ (delivered + returned + cancelled after confirmation), in percent. */
    delivered_success_rate: z.number(),
  }),
  product_insights: z.object({
    top_performers: z.array(
      z.object({
        product: z.object({
          _id: z.string(),
          name: z.string(),
          category: z.string(),
          price: z.number(),
          /** Set when some variants cost more. */
          from: z.literal(true).optional(),
        }),
        total_ordered: z.number(),
        revenue_generated: z.number(),
        /** Units of each variant, most first. Absent without options, and in shops of very many orders. */
        variants: z
          .array(z.object({ variant_id: z.string(), label: z.string(), total_ordered: z.number() }))
          .optional(),
      }),
    ),
    category_breakdown: z.array(z.object({ category: z.string(), revenue: z.number(), orders: z.number() })),
  }),
  customer_insights: z.object({
    /** Busiest first, without empty hours. */
    peak_ordering_hours: z.array(z.object({ hour: z.number(), orders: z.number() })),
    /** Every day, oldest first. */
    daily_traffic_trends: z.array(z.object({ date: z.string(), views: z.number() })),
  }),
  /** Delivered orders, and what was kept, by the day they were placed. Every day, oldest first. */
  revenue_trends: z.array(z.object({ date: z.string(), revenue: z.number(), orders: z.number() })),
  analytics_period: z.object({ total_analysis_days: z.number() }),
})
export type AnalyticsDashboard = z.infer<typeof analyticsDashboard>
