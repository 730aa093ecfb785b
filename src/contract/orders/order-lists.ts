import { z } from 'zod'
import { currencyCode, pageFigures, pagination, searchText } from '../fields.ts'
import { orderStatuses } from './order-status.ts'
import { orderInFull, orderStatus, STATUS } from './orders.ts'

/** Newest orders of a store that a search covers: 30 ms of server time. */
export const SEARCHED_ORDERS = 10_000
/** First characters of an order number that find it at any age. */
export const NUMBER_BEGINNING = 6

/**
 * Filters of the seller's orders. `all` and an empty status match all; `to_do` matches `toDoStatuses`; `unanswered`
 * matches orders that neither the seller nor the buyer has confirmed for `ANSWER_HOURS`.
 */
export const orderFilters = z.object({
  ...pagination(10),
  status: z
    .union([orderStatus, z.enum(['to_do', 'unanswered']), z.enum(['all', '']).transform(() => undefined)], {
      error: STATUS,
    })
    .optional(),
  /** Part of the buyer's name, phone or the order number, within the newest `SEARCHED_ORDERS`. */
  search: searchText.transform((typed) => typed.trim()).optional(),
})

export const orderList = z.object({
  orders: z.array(orderInFull),
  // Nested, unlike in other lists: the specification's wire format.
  pagination: pageFigures,
})
export type OrderList = z.infer<typeof orderList>

/** `total_revenue` is a decimal in `currency`, of what was delivered and kept. */
export const orderStats = z.object({
  total_orders: z.number(),
  pending_orders: z.number(),
  delivered_orders: z.number(),
  /** Orders to remind their buyers of, if there are any. */
  unanswered_orders: z.number().optional(),
  /** Order counts for every status. */
  by_status: z.record(z.enum(orderStatuses), z.number()),
  total_revenue: z.number(),
  currency: currencyCode,
})
export type OrderStats = z.infer<typeof orderStats>
