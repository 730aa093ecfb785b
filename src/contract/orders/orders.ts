import { z } from 'zod'
import { currencyCode, errorAnswer, requiredText, textField } from '../fields.ts'
import { languages } from '../languages.ts'
import { nameField } from '../names.ts'
import { orderPayment } from '../order-payments/order-payments.ts'
import { isOneNumber, phoneDigits } from '../phone.ts'
import { QUANTITY_MAX } from './cart.ts'
import { MIN_ADDRESS_LENGTH, MIN_PHONE_DIGITS } from './order-form.ts'
import { orderRevision, orderSources } from './order-revisions.ts'
import { orderStatuses } from './order-status.ts'
import { returnReasons } from './returns.ts'
import { shipment } from './shipment.ts'
import { checkReasons } from './to-check.ts'
import * as words from './words.ts'

export const ORDER_LINES_MAX = 100

/** Units of a line. */
export const lineQuantity = z
  .int({ error: 'Quantity must be a whole number' })
  .min(1, 'Quantity must be at least 1')
  .max(QUANTITY_MAX, `Quantity must be at most ${QUANTITY_MAX}`)

const items = z
  .array(
    z.object({
      product_id: z
        .string({ error: 'Invalid product in cart' })
        .min(1, 'Invalid product in cart')
        .max(60, 'Invalid product in cart'),
      /** Which size, colour … of a product with options. */
      variant_id: z.string({ error: 'Invalid product in cart' }).max(60, 'Invalid product in cart').optional(),
      quantity: lineQuantity,
    }),
    { error: 'Order must have at least one item' },
  )
  .min(1, 'Order must have at least one item')
  .max(ORDER_LINES_MAX, `Order must have at most ${ORDER_LINES_MAX} items`)

/** Whether this is one phone number of 10 to 15 digits. */
const looksLikePhone = (typed: string): boolean => {
  const { length } = phoneDigits(typed)
  return isOneNumber(typed) && length >= MIN_PHONE_DIGITS && length <= 15
}

const phone = (missing: string, message: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(30, message).refine(looksLikePhone, message)

const notes = textField()
  .max(1000, 'At most 1000 characters')
  .nullish()
  .transform((text) => text || null)

/** A random id that the buyer's cart keeps, which tells buyers behind one network address apart. */
const cartId = z.string().min(8).max(64).optional().catch(undefined)

/** Where it goes, asked for in stores that charge for delivery. */
const destination = {
  /** Id of a place, or the city as typed. */
  place: textField('Invalid city').max(80, 'At most 80 characters').nullish(),
  /** Whether the buyer fetches it, where the store lets them. The address then counts for nothing. */
  pick_up: z.boolean({ error: 'Pick-up must be true or false' }).optional(),
}

const discount_code = textField('Invalid code').max(40, 'At most 40 characters').nullish()

/** Language of the page. An unknown one refuses no order. */
const language = z.enum(languages).optional().catch(undefined)

/** The public form. No account needed. */
export const publicOrder = z.object({
  items,
  buyer_name: nameField(words.nameMissing, 100),
  buyer_phone: phone(words.phoneMissing, words.phoneMissing),
  delivery_address: requiredText(words.addressMissing, 500).min(MIN_ADDRESS_LENGTH, words.addressMissing),
  order_notes: notes,
  ...destination,
  discount_code,
  /** The total the buyer saw. If it is outdated, the order is refused with the current one. */
  expected_total: z.number().min(0).optional(),
  cart_id: cartId,
  language,
})

/** Body of `POST /orders` as a store page sends it. */
export type OrderRequest = z.input<typeof publicOrder>
/** An order from either form. `expected_total` is decimal. */
export type NewOrder = z.output<typeof publicOrder>

/** In which language a body's page is, read before the rest is checked. */
export const pageLanguage = publicOrder.pick({ language: true })

/** The authenticated form: other field names, and its total is required. */
export const accountOrder = z.object({
  items,
  customer_name: nameField('Customer name is required', 100),
  customer_phone: phone('Customer phone is required', words.phoneMissing),
  customer_address: requiredText('Customer address is required', 500),
  total_amount: z.number({ error: 'Invalid order total' }).positive('Invalid order total'),
  order_notes: notes,
  ...destination,
  discount_code,
  cart_id: cartId,
})

/** Body of `POST /orders/quote`. */
export const quoteRequest = publicOrder.pick({
  items: true,
  place: true,
  pick_up: true,
  discount_code: true,
  language: true,
})

/** Either body. The field names tell which schema applies. */
export const anyOrder = z.record(z.string(), z.unknown())

export const STATUS = `Status must be one of ${orderStatuses.join(', ')}`

export const orderStatus = z.enum(orderStatuses, { error: STATUS })

const orderedItem = z.object({
  product_id: z.string(),
  product_name: z.string(),
  /** Set for a product with options. */
  variant_id: z.string().nullish(),
  variant_label: z.string().nullish(),
  product_price: z.number(),
  quantity: z.number(),
})

/** All amounts are decimals in `currency`. */
export const order = z.object({
  id: z.string(),
  order_id: z.string(),
  status: orderStatus,
  items: z.array(
    orderedItem.extend({
      discount_amount: z.number(),
      /** Units that came back, and how many of them are damaged. */
      returned_quantity: z.int(),
      damaged_quantity: z.int(),
      /** Set where the seller no longer sells it: its units do not go back into stock. For sellers and admins only. */
      withdrawn: z.literal(true).optional(),
    }),
  ),
  goods_amount: z.number(),
  discount_amount: z.number(),
  /** The code that it was given for. */
  discount_code: z.string().optional(),
  delivery_amount: z.number(),
  adjustment_amount: z.number(),
  /** Says what the adjustment is for. */
  adjustment_note: z.string().optional(),
  /** `goods_amount − discount_amount + delivery_amount + adjustment_amount` */
  total_amount: z.number(),
  paid_amount: z.number(),
  /** `total_amount − paid_amount` */
  due_amount: z.number(),
  /** Part of the total that is asked for before delivery, and until when. */
  advance_amount: z.number().optional(),
  pay_by: z.string().optional(),
  /** The store's currency when the order was placed. */
  currency: currencyCode,
  buyer_name: z.string(),
  buyer_phone: z.string(),
  delivery_address: z.string(),
  /** Id of the place it goes to, if it is a known one, and the city as people read it. */
  place: z.string().nullable(),
  city: z.string().nullable(),
  /** Set where the buyer fetches it. */
  pick_up: z.literal(true).optional(),
  order_notes: z.string().nullable(),
  source: z.enum(orderSources),
  /** When the seller last changed what is in it or where it goes. */
  edited_at: z.string().optional(),
  /** Language of the pages it was placed on, where the shop has two. */
  language: z.enum(languages).optional(),
  created_at: z.string(),
})
export type Order = z.infer<typeof order>

/** Link to the order's private page: for its buyer and its seller. Absent once the buyer is erased. */
const private_url = z.string().optional()

/** The answer to who placed an order. */
export const placedOrder = order.extend({ private_url })
export type PlacedOrder = z.infer<typeof placedOrder>

/** One step of an order. `from` is null when placed. Only the seller sees reasons and notes. */
const historyEntry = z.object({
  at: z.string(),
  by: z.enum(['buyer', 'seller']),
  from: orderStatus.nullable(),
  to: orderStatus,
  /** It undoes the step before. */
  undo: z.literal(true).optional(),
  reason: z.enum(returnReasons).optional(),
  note: z.string().nullable().optional(),
})

/** An order with its history. Sellers and admins also get the notes. */
export const orderInFull = order.extend({
  updated_at: z.string(),
  /** When the buyer confirmed it on the private page. The status follows only the seller. */
  buyer_confirmed_at: z.string().optional(),
  /** For sellers and admins only. */
  private_url,
  admin_notes: z.string().nullable().optional(),
  /** Why it takes no stock until confirmed. For sellers and admins only. */
  to_check: z.enum(checkReasons).nullable().optional(),
  /** The buyer's past in this store. For sellers and admins only. */
  customer: z
    .object({ id: z.string(), delivered: z.int(), returned: z.int(), cancelled: z.int(), blocked: z.boolean() })
    .nullable()
    .optional(),
  /** Payments and claims of them, oldest first. For sellers and admins only. */
  payments: z.array(orderPayment).optional(),
  /** Parcels, oldest first. */
  shipments: z.array(shipment).optional(),
  history: z.array(historyEntry),
  /** Changes by the seller, oldest first. For sellers and admins only. */
  revisions: z.array(orderRevision).optional(),
  /** Other orders of the buyer that wait too and were placed within a day. For sellers and admins only. */
  others: z.array(z.object({ order_id: z.string(), created_at: z.string(), same_goods: z.boolean() })).optional(),
})
export type OrderInFull = z.infer<typeof orderInFull>

/** The order after a change of its status or notes. */
export const orderChanged = z.object({ message: z.string(), order: orderInFull })

/** Many orders after one call, and those that it could not change, each with the reason. */
export const manyChanged = z.object({
  message: z.string(),
  orders: z.array(orderInFull),
  refused: z.array(z.object({ order_id: z.string(), detail: z.string() })),
})
export type ManyChanged = z.infer<typeof manyChanged>

/** 409 when a shown price is outdated: the current prices. */
const priceChanged = errorAnswer.extend({
  total_amount: z.number(),
  /** Today's delivery charge, part of the total. */
  delivery_amount: z.number().optional(),
  /** 0 where the code of the order counts no more. */
  discount_amount: z.number().optional(),
  items: z.array(orderedItem),
})
export type PriceConflict = z.infer<typeof priceChanged>

/** 409 when the idempotency key belongs to another order. Items and total only for the same phone. */
const placedBefore = errorAnswer.extend({
  placed: order.pick({ order_id: true, items: true, total_amount: true }).partial({ items: true, total_amount: true }),
})
export type PlacedBefore = z.infer<typeof placedBefore>

/** 409 when too little is left of a product, 404 when it is gone: which one, and what is left. */
const shortage = errorAnswer.extend({ product_id: z.string(), variant_id: z.string().optional(), available: z.int() })
export type Shortage = z.infer<typeof shortage>

export const productGone = shortage.partial({ product_id: true, available: true })

/** Every 409 of `POST /orders`. */
export const orderRefused = priceChanged.partial({ total_amount: true, items: true }).extend({
  placed: placedBefore.shape.placed.optional(),
  ...productGone.pick({ product_id: true, variant_id: true, available: true }).shape,
})
