import { z } from 'zod'
import { currencyCode, pageFigures, pagination, searchText } from '../fields.ts'
import { paymentFilters } from './filters.ts'
import { orderStatuses } from './order-status.ts'
import { orderInFull, orderStatus, STATUS } from './orders.ts'

const DAY = 'Write the day as 2026-03-01'
const day = z.iso.date(DAY)

/**
 * Filters of the seller's orders. `all` and an empty status match all; `to_do` matches `toDoStatuses`; `unanswered`
 * matches orders that neither the seller nor the buyer has confirmed for `ANSWER_HOURS`.
 */
const filters = {
  status: z
    .union([orderStatus, z.enum(['to_do', 'unanswered']), z.enum(['all', '']).transform(() => undefined)], {
      error: STATUS,
    })
    .optional(),
  /** Id of a place, or a city as it was typed. */
  city: searchText.optional(),
  payment: z.enum(paymentFilters, { error: `Payment must be one of ${paymentFilters.join(', ')}` }).optional(),
  /** Name of a courier, or `NO_COURIER`. */
  courier: searchText.optional(),
  /** First and last day in Pakistan on which they were placed. */
  from: day.optional(),
  to: day.optional(),
}

export const orderFilters = z.object({
  ...pagination(10),
  ...filters,
  /**
   * Part of the buyer's name, phone or city, of the order number or of a product that is sold, within the newest
   * `SEARCHED_ORDERS`.
   */
  search: searchText.transform((typed) => typed.trim()).optional(),
})

/** Filters of the file of orders. */
export const exportedOrders = z.object(filters)

/** Cities of the orders that are on their way or wait, most orders first. */
export const orderCities = z.object({
  cities: z.array(z.object({ city: z.string(), name: z.string(), orders: z.int() })),
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
  /** The day so far in Pakistan: orders that were not cancelled, their amount as a decimal, visits of the shop. */
  today: z.object({ orders: z.number(), amount: z.number(), visits: z.number() }),
})
export type OrderStats = z.infer<typeof orderStats>
