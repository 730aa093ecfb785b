import { z } from 'zod'
import { currencyCode, errorAnswer, pageFigures, pagination, requiredText, searchText } from '../fields.ts'
import { isOneNumber, phoneDigits } from '../phone.ts'
import { QUANTITY_MAX } from './cart.ts'
import { MIN_ADDRESS_LENGTH, MIN_PHONE_DIGITS, orderMessages } from './order-form.ts'
import { orderStatuses } from './order-status.ts'
import { checkReasons } from './to-check.ts'

export const ORDER_LINES_MAX = 100

const items = z
  .array(
    z.object({
      product_id: z
        .string({ error: 'Invalid product in cart' })
        .min(1, 'Invalid product in cart')
        .max(60, 'Invalid product in cart'),
      quantity: z
        .int({ error: 'Quantity must be a whole number' })
        .min(1, 'Quantity must be at least 1')
        .max(QUANTITY_MAX, `Quantity must be at most ${QUANTITY_MAX}`),
    }),
    { error: 'Order must have at least one item' },
  )
  .min(1, 'Order must have at least one item')
  .max(ORDER_LINES_MAX, `Order must have at most ${ORDER_LINES_MAX} items`)

/** Whether a buyer's phone is one number of at least ten digits, and no more than any country has. */
const looksLikePhone = (typed: string): boolean => {
  const { length } = phoneDigits(typed)
  return isOneNumber(typed) && length >= MIN_PHONE_DIGITS && length <= 15
}

const phone = (missing: string, message: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(30, message).refine(looksLikePhone, message)

const notes = z
  .string()
  .trim()
  .max(1000, 'At most 1000 characters')
  .nullish()
  .transform((text) => text || null)

/** The public form: no account needed. */
export const publicOrder = z.object({
  items,
  buyer_name: requiredText(orderMessages.name, 100),
  buyer_phone: phone(orderMessages.phone, orderMessages.phone),
  delivery_address: requiredText(orderMessages.address, 500).min(MIN_ADDRESS_LENGTH, orderMessages.address),
  order_notes: notes,
  /** The total the buyer's page showed; one that is no longer true is refused with the true one. */
  expected_total: z.number().min(0).optional(),
})

/** Body of `POST /orders` as a store page sends it. */
export type OrderRequest = z.input<typeof publicOrder>
/** What is ordered, whichever form it came in. `expected_total` is decimal. */
export type NewOrder = z.output<typeof publicOrder>

/** The authenticated helper: other names, and the total it shows is compulsory. */
export const accountOrder = z.object({
  items,
  customer_name: requiredText('Customer name is required', 100),
  customer_phone: phone('Customer phone is required', orderMessages.phone),
  customer_address: requiredText('Customer address is required', 500),
  total_amount: z.number({ error: 'Invalid order total' }).positive('Invalid order total'),
  order_notes: notes,
})

/** Either body: one that speaks of a customer is the authenticated helper's. Which of the two schemas checks it is found out by its names. */
export const anyOrder = z.record(z.string(), z.unknown())

const STATUS = `Status must be one of ${orderStatuses.join(', ')}`

export const orderStatus = z.enum(orderStatuses, { error: STATUS })

export const order = z.object({
  id: z.string(),
  order_id: z.string(),
  status: orderStatus,
  items: z.array(
    z.object({ product_id: z.string(), product_name: z.string(), product_price: z.number(), quantity: z.number() }),
  ),
  total_amount: z.number(),
  /** Of all its amounts: what the store sold in when it was placed. */
  currency: currencyCode,
  buyer_name: z.string(),
  buyer_phone: z.string(),
  delivery_address: z.string(),
  order_notes: z.string().nullable(),
  created_at: z.string(),
})
export type Order = z.infer<typeof order>

/** One step of an order: `from` is null when it was placed. Notes are shown to the seller only. */
const historyEntry = z.object({
  at: z.string(),
  by: z.enum(['buyer', 'seller']),
  from: orderStatus.nullable(),
  to: orderStatus,
  note: z.string().nullable().optional(),
})

/** An order read later: with what became of it, and the seller's notes for the seller and admins. */
export const orderInFull = order.extend({
  updated_at: z.string(),
  admin_notes: z.string().nullable().optional(),
  /** Why no stock is taken for it until it is confirmed; for the seller and admins, as the notes are. */
  to_check: z.enum(checkReasons).nullable().optional(),
  history: z.array(historyEntry),
})
export type OrderInFull = z.infer<typeof orderInFull>

/** Orders of a store that a search looks at, the newest: 30 ms of the server's time. */
export const SEARCHED_ORDERS = 10_000
/** Characters that begin an order's id, enough to find it however old it is. */
export const NUMBER_BEGINNING = 6

/** Filters of the seller's orders; `all` and an empty status ask for every one, `to_do` for those that wait for the seller. */
export const orderFilters = z.object({
  ...pagination(10),
  status: z
    .union([orderStatus, z.literal('to_do'), z.enum(['all', '']).transform(() => undefined)], { error: STATUS })
    .optional(),
  /** A part of the buyer's name or phone number, or of the order's id, in the newest `SEARCHED_ORDERS`. */
  search: searchText.transform((typed) => typed.trim()).optional(),
})

export const orderList = z.object({
  orders: z.array(orderInFull),
  // Nested, unlike every other list's: so the wire has it for orders.
  pagination: pageFigures,
})
export type OrderList = z.infer<typeof orderList>

/** `total_revenue` is a decimal amount in `currency`, of delivered orders. */
export const orderStats = z.object({
  total_orders: z.number(),
  pending_orders: z.number(),
  delivered_orders: z.number(),
  /** Orders by status, none left out. */
  by_status: z.record(z.enum(orderStatuses), z.number()),
  total_revenue: z.number(),
  currency: currencyCode,
})
export type OrderStats = z.infer<typeof orderStats>

/** Absent or null notes keep those that are there; an empty text clears them. */
export const statusChange = z.object({
  status: orderStatus,
  admin_notes: z.string({ error: 'Notes must be text' }).trim().max(1000, 'At most 1000 characters').nullish(),
})
export type StatusChange = z.infer<typeof statusChange>

export const statusChanged = z.object({ message: z.string(), order: orderInFull })

/** 409 when a shown price is no longer true: what it is now. */
const priceChanged = errorAnswer.extend({
  total_amount: z.number(),
  items: order.shape.items,
})
export type PriceConflict = z.infer<typeof priceChanged>

/** 409 when the key of a request has placed another order before: what the confirmation of that one shows. */
const placedBefore = errorAnswer.extend({
  placed: order.pick({ order_id: true, items: true, total_amount: true }),
})
export type PlacedBefore = z.infer<typeof placedBefore>

/** Every 409 of `POST /orders`: stock that falls short has nothing more to say. */
export const orderRefused = priceChanged.partial({ total_amount: true, items: true }).extend({
  placed: placedBefore.shape.placed.optional(),
})
