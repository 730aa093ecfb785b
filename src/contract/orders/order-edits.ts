import { z } from 'zod'
import { priceField, textField } from '../fields.ts'
import { toMinor } from '../minor-units.ts'
import { MAX_PRICE_MINOR } from '../money.ts'
import { lineQuantity, ORDER_LINES_MAX, publicOrder } from './orders.ts'

const { buyer_name, buyer_phone, delivery_address, place, pick_up } = publicOrder.shape

export const NO_LINES = 'An order has at least one product. To take all away, cancel it.'
const LINE = 'Say which product: position, or product_id and variant_id'
const ADJUSTMENT = 'Adjustment must be an amount with at most two decimals'
const PRICE = 'Price must be an amount'

/** Decimal amount, negative to take off → minor units. */
const adjustment = z.number({ error: ADJUSTMENT }).transform((decimal, context) => {
  const minor = toMinor(decimal)
  if (minor !== null && Math.abs(minor) <= MAX_PRICE_MINOR) return minor
  context.addIssue({ code: 'custom', message: ADJUSTMENT })
  return z.NEVER
})

/** A product as it is added. `price` replaces today's. */
const addedItem = z.object({
  product_id: z.string({ error: LINE }).min(1, LINE).max(60, LINE),
  variant_id: z.string({ error: LINE }).min(1, LINE).max(60, LINE).nullish(),
  quantity: lineQuantity,
  price: priceField(PRICE).optional(),
})
export type AddedItem = z.infer<typeof addedItem>

/** A line that the order has already. It keeps its price unless another is given. */
const keptItem = z.object({
  position: z.int({ error: LINE }).min(0, LINE).max(ORDER_LINES_MAX, LINE),
  quantity: lineQuantity,
  price: priceField(PRICE).optional(),
})

const amounts = {
  delivery_amount: priceField('Delivery must be an amount').optional(),
  adjustment_amount: adjustment.optional(),
  /** Names the adjustment: «Gift wrap». */
  adjustment_note: textField('Say what it is for').max(60, 'At most 60 characters').optional(),
}
const order_notes = textField('Notes must be text').max(1000, 'At most 1000 characters').optional()

const SEEN = 'Send updated_at, as the order was read'
const seen = z.string({ error: SEEN }).min(1, SEEN).max(40, SEEN)

/** Changes of an order; the rest stays. `items` are all its lines afterwards: a line not named is taken away. */
export const orderEdit = z.object({
  /** The order's, as it was read: positions are of that state. */
  updated_at: seen,
  items: z
    .array(z.union([keptItem, addedItem], { error: LINE }), { error: NO_LINES })
    .min(1, NO_LINES)
    .max(ORDER_LINES_MAX, `Order must have at most ${ORDER_LINES_MAX} items`)
    .optional(),
  buyer_name: buyer_name.optional(),
  buyer_phone: buyer_phone.optional(),
  delivery_address: delivery_address.optional(),
  place,
  pick_up,
  order_notes,
  ...amounts,
  reason: textField('Reason must be text').max(200, 'At most 200 characters').optional(),
})
export type OrderEdit = Omit<z.infer<typeof orderEdit>, 'updated_at'>

/** An order that the seller took in a chat, by phone or at the counter. */
export const recordedOrder = z.object({
  items: z
    .array(addedItem, { error: 'Order must have at least one item' })
    .min(1, 'Order must have at least one item')
    .max(ORDER_LINES_MAX, `Order must have at most ${ORDER_LINES_MAX} items`),
  buyer_name,
  buyer_phone,
  delivery_address,
  place,
  pick_up,
  order_notes,
  ...amounts,
  source: z.enum(['whatsapp', 'chat'], { error: 'Source must be whatsapp or chat' }).default('chat'),
  status: z.enum(['Pending', 'Confirmed'], { error: 'Status must be Pending or Confirmed' }).default('Confirmed'),
  /** Takes it although the shop does not deliver there, or not for so much cash. */
  anyway: z.boolean({ error: 'anyway must be true or false' }).default(false),
})
export type RecordedOrder = z.infer<typeof recordedOrder>

/** Which order is joined to this one: `one` cancels it, as it is the same; `both` puts its products into one parcel. */
export const orderJoin = z.object({
  updated_at: seen,
  order_id: z.string({ error: 'Say which order' }).min(1, 'Say which order').max(60, 'Say which order'),
  keep: z.enum(['one', 'both'], { error: 'Keep must be one or both' }),
})
export type OrderJoin = z.infer<typeof orderJoin>
