import { z } from 'zod'

/** What a page may report. Orders are not among what counts: they are counted from orders. */
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
  /** The buyer's clock; only the server's counts. */
  timestamp: z.union([z.string().max(40), z.number()]).optional(),
})
