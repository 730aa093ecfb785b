import { type Destination, PICK_UP } from '#contract/delivery/delivery.ts'
import type { Language } from '#contract/languages.ts'
import type { Currency } from '#contract/money.ts'
import type { NewOrder } from '#contract/orders/orders.ts'
import type { OrderPrice } from '#contract/orders/price-order.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'
import { newCode, newId } from '#server/db/ids.ts'
import type { DiscountRow } from '#server/records/discounts/discounts.repo.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'
import { labelOf } from '#server/records/products/options.ts'
import type { OrderAndItems } from './earlier-order.ts'
import type { Line } from './take-units.ts'

const HOUR_MS = 3_600_000

/** A placed order as the server has decided on it. */
interface Decided {
  storeId: string
  currency: Currency
  language: Language | null
  customerId: string
  lines: readonly Line[]
  price: OrderPrice
  destination: Destination
  discount: DiscountRow | null
  to_check: CheckReason | null
  /** Asked for before delivery; 0 for nothing. */
  advance: number
  /** Hours to pay it in. */
  payHours: number
  now: string
}

/** Returns the rows of a new order and its lines. */
export const newOrderRows = (
  { form, buyerUserId }: { form: Omit<NewOrder, 'items'>; buyerUserId: string | null },
  {
    storeId,
    currency,
    language,
    customerId,
    lines,
    price,
    destination,
    discount,
    to_check,
    advance,
    payHours,
    now,
  }: Decided,
): OrderAndItems => {
  const order: OrderRow = {
    id: newId(),
    order_id: newCode(10),
    store_id: storeId,
    buyer_user_id: buyerUserId,
    customer_id: customerId,
    buyer_name: form.buyer_name,
    buyer_phone: form.buyer_phone,
    delivery_address: destination.pick_up ? PICK_UP : form.delivery_address,
    place: destination.place ?? null,
    place_typed: destination.typed ?? null,
    pick_up: destination.pick_up ? 1 : 0,
    order_notes: form.order_notes,
    goods_amount: price.goods,
    discount_amount: price.discount,
    discount_code: discount?.code ?? null,
    delivery_amount: price.delivery,
    adjustment_amount: price.adjustment,
    adjustment_note: null,
    total_amount: price.total,
    paid_amount: 0,
    advance_amount: advance,
    pay_by: advance > 0 ? new Date(Date.parse(now) + payHours * HOUR_MS).toISOString() : null,
    currency,
    status: 'Pending',
    to_check,
    admin_notes: null,
    link_version: 1,
    buyer_confirmed_at: null,
    source: 'shop',
    edited_at: null,
    language,
    created_at: now,
    updated_at: now,
  }
  const items = lines.map((line, position) => ({
    ...itemOf(line),
    order_id: order.id,
    position,
    discount_amount: price.lines[position]?.discount ?? 0,
  }))
  return { order, items }
}

/** Returns a line as an order keeps it: a copy of its product of now. */
export const itemOf = ({ variant, quantity, price }: Line): Omit<OrderItemRow, 'order_id' | 'position'> => ({
  product_id: variant.product_id,
  product_name: variant.name,
  variant_id: variant.id,
  variant_label: labelOf(variant),
  product_price: price,
  quantity,
  category: variant.category,
  discount_amount: 0,
  returned_quantity: 0,
  damaged_quantity: 0,
})
