import type { z } from 'zod'
import { toDecimal, toMinor } from '#contract/minor-units.ts'
import type { orderEdit, recordedOrder } from '#contract/orders/order-edits.ts'
import { priceOrder } from '#contract/orders/price-order.ts'
import type { Product } from '#contract/products/products.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { type AnyOrder, linesOf } from '../order-lines.ts'

/** A line as it is edited. `price` is typed text; a line of the order has its `position`. */
export interface DraftLine {
  key: string
  position?: number
  product_id?: string
  variant_id?: string | undefined
  name: string
  label: string | null
  price: string
  /** Price before it was edited, as text. */
  known: string
  quantity: number
}

/** An order as it is edited or written down. Amounts are typed text. */
export interface OrderDraft {
  lines: DraftLine[]
  buyer_name: string
  buyer_phone: string
  city: string
  delivery_address: string
  order_notes: string
  delivery: string
  adjustment: string
  takesOff: boolean
  adjustment_note: string
}

export const emptyDraft: OrderDraft = {
  lines: [],
  buyer_name: '',
  buyer_phone: '',
  city: '',
  delivery_address: '',
  order_notes: '',
  delivery: '',
  adjustment: '',
  takesOff: false,
  adjustment_note: '',
}

const text = (amount: number | undefined): string => (amount ? String(amount) : '')

/** Returns an order as it can be edited. */
export const draftOf = (order: AnyOrder): OrderDraft => ({
  lines: linesOf(order).map((line, position) => ({
    key: `line-${position}`,
    position,
    name: line.product_name,
    label: line.variant_label ?? null,
    price: String(line.product_price),
    known: String(line.product_price),
    quantity: line.quantity,
  })),
  buyer_name: order.buyer_name,
  buyer_phone: order.buyer_phone,
  city: order.city ?? '',
  delivery_address: order.delivery_address,
  order_notes: order.order_notes ?? '',
  delivery: text(order.delivery_amount),
  adjustment: text(Math.abs(order.adjustment_amount ?? 0)),
  takesOff: (order.adjustment_amount ?? 0) < 0,
  adjustment_note: order.adjustment_note ?? '',
})

let added = 0

/** Returns a line for a product, or for one of its variants. */
export const lineFor = (product: Product, variantId?: string): DraftLine => {
  const variant = product.variants.find(({ id }) => id === variantId)
  const price = String(variant?.price ?? product.sale_price ?? product.price)
  added += 1
  return {
    key: `added-${added}`,
    product_id: product.id,
    variant_id: variantId,
    name: product.name,
    label: variant ? variantLabel(variant.labels) : null,
    price,
    known: price,
    quantity: 1,
  }
}

const minor = (typed: string): number => toMinor(Number(typed)) ?? 0

const adjustmentOf = ({ adjustment, takesOff }: OrderDraft): number => (takesOff ? -1 : 1) * minor(adjustment)

/** Returns what a draft costs, in minor units. `discount` is what was agreed. */
export const costOf = (draft: OrderDraft, discount: number) =>
  priceOrder({
    lines: draft.lines.map(({ price, quantity }) => ({ price: minor(price), quantity })),
    discount: { kind: 'amount', value: discount },
    delivery: { fee: minor(draft.delivery), free_over: null },
    adjustment: adjustmentOf(draft),
  })

const ownPrice = ({ price, known }: DraftLine) => (price === known ? {} : { price: Number(price) || 0 })

const itemOf = (line: DraftLine) =>
  line.position === undefined
    ? {
        product_id: line.product_id ?? '',
        ...(line.variant_id && { variant_id: line.variant_id }),
        quantity: line.quantity,
        price: Number(line.price) || 0,
      }
    : { position: line.position, quantity: line.quantity, ...ownPrice(line) }

const amountsOf = (draft: OrderDraft) => ({
  adjustment_amount: toDecimal(adjustmentOf(draft)),
  adjustment_note: draft.adjustment_note,
})

/** Returns the change of an order, only with what differs from the draft that it began with. */
export const editOf = (draft: OrderDraft, first: OrderDraft): Omit<z.input<typeof orderEdit>, 'updated_at'> => {
  const differs = (...keys: (keyof OrderDraft)[]) =>
    keys.some((key) => JSON.stringify(draft[key]) !== JSON.stringify(first[key]))
  return {
    ...(differs('lines') && { items: draft.lines.map(itemOf) }),
    ...(differs('buyer_name') && { buyer_name: draft.buyer_name }),
    ...(differs('buyer_phone') && { buyer_phone: draft.buyer_phone }),
    ...(differs('delivery_address') && { delivery_address: draft.delivery_address }),
    ...(differs('city') && { place: draft.city }),
    ...(differs('order_notes') && { order_notes: draft.order_notes }),
    ...(differs('delivery') && { delivery_amount: Number(draft.delivery) || 0 }),
    ...(differs('adjustment', 'takesOff', 'adjustment_note') && amountsOf(draft)),
  }
}

/** Returns a draft as a new order. Without a typed charge the shop's own counts. */
export const newOrderOf = (draft: OrderDraft): z.input<typeof recordedOrder> => ({
  items: draft.lines.map((line) => ({
    product_id: line.product_id ?? '',
    ...(line.variant_id && { variant_id: line.variant_id }),
    quantity: line.quantity,
    // She agreed on what she sees, not on what a sale says by then.
    price: Number(line.price) || 0,
  })),
  buyer_name: draft.buyer_name,
  buyer_phone: draft.buyer_phone,
  delivery_address: draft.delivery_address,
  ...(draft.city && { place: draft.city }),
  order_notes: draft.order_notes,
  ...(draft.delivery !== '' && { delivery_amount: Number(draft.delivery) || 0 }),
  ...amountsOf(draft),
})
