import { z } from 'zod'
import { currencyCode, paginatedSchema, pagination, searchText, textField } from '../fields.ts'
import { CUSTOMER_NOTE_MAX } from '../orders/bounds.ts'
import { orderInFull } from '../orders/orders.ts'

/** Customers with the latest orders that a search covers. */
export const SEARCHED_CUSTOMERS = 10_000
/** Latest orders shown of a customer. */
export const CUSTOMER_ORDERS = 50

/** A buyer of the store, told by phone. Amounts are decimals in `currency`. */
export const customer = z.object({
  id: z.string(),
  /** E.164 digits. */
  phone: z.string(),
  name: z.string(),
  /** Names they ordered under, newest first. */
  names: z.array(z.string()),
  city: z.string().nullable(),
  orders: z.int(),
  delivered: z.int(),
  returned: z.int(),
  cancelled: z.int(),
  /** Revenue of what they kept. */
  spent: z.number(),
  currency: currencyCode,
  note: z.string().nullable(),
  blocked: z.boolean(),
  first_order_at: z.string(),
  last_order_at: z.string(),
})
export type Customer = z.infer<typeof customer>

export const customerFilters = z.object({
  ...pagination(20),
  /** Part of a name or phone, within the `SEARCHED_CUSTOMERS` with the latest orders. */
  search: searchText.transform((typed) => typed.trim()).optional(),
})

export const customerList = paginatedSchema('customers', customer)

export const customerInFull = customer.extend({
  /** The latest, at most `CUSTOMER_ORDERS`. */
  latest_orders: z.array(orderInFull),
})

/** Absent fields stay as they are. Empty text clears the note. */
export const customerChange = z.object({
  note: textField('Note must be text').max(CUSTOMER_NOTE_MAX, `At most ${CUSTOMER_NOTE_MAX} characters`).optional(),
  blocked: z.boolean({ error: 'blocked must be true or false' }).optional(),
})

export const customerChanged = z.object({ message: z.string(), customer })
