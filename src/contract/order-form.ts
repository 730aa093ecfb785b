import type { CartLine } from './cart.ts'

/** The public order form: its fields, its checks with their words, and what crosses the wire. Amounts on the wire are decimals. */

export interface OrderForm {
  buyer_name: string
  buyer_phone: string
  delivery_address: string
  order_notes: string
}

export type OrderField = keyof OrderForm

export const emptyOrderForm: OrderForm = { buyer_name: '', buyer_phone: '', delivery_address: '', order_notes: '' }

export const orderMessages = {
  name: 'Please enter your full name',
  phone: 'Please enter a valid phone number (at least 10 digits)',
  address: 'Please enter a complete delivery address',
  failed: 'Failed to place order',
}

export const MIN_PHONE_DIGITS = 10
export const MIN_ADDRESS_LENGTH = 10

/** Eastern digits (۰۳۰۰ on an Urdu keyboard, ٠٣٠٠ on an Arabic one) → 0–9. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** How many digits a phone number has, whatever stands between them. */
export const countDigits = (phone: string): number => toWesternDigits(phone).replace(/\D/g, '').length

/** The form as it is sent: trimmed, phone in western digits. */
export const trimOrderForm = (form: OrderForm): OrderForm => ({
  buyer_name: form.buyer_name.trim(),
  buyer_phone: toWesternDigits(form.buyer_phone.trim()),
  delivery_address: form.delivery_address.trim(),
  order_notes: form.order_notes.trim(),
})

/** The first failing field and its message, in the order name, phone, address; `null` when the form may be sent. */
export const checkOrderForm = (form: OrderForm): { field: OrderField; message: string } | null => {
  const { buyer_name, buyer_phone, delivery_address } = trimOrderForm(form)
  if (!buyer_name) return { field: 'buyer_name', message: orderMessages.name }
  if (countDigits(buyer_phone) < MIN_PHONE_DIGITS) return { field: 'buyer_phone', message: orderMessages.phone }
  if (delivery_address.length < MIN_ADDRESS_LENGTH) return { field: 'delivery_address', message: orderMessages.address }
  return null
}

export interface OrderItem {
  product_id: string
  quantity: number
}

/** Body of `POST /api/orders`. */
export interface OrderRequest {
  items: OrderItem[]
  buyer_name: string
  buyer_phone: string
  delivery_address: string
  order_notes: string | null
  /** The total the buyer was shown, decimal; when it is no longer true the server answers 409 with the true one. */
  expected_total?: number
}

export interface OrderedItem {
  product_name: string
  /** Decimal. */
  product_price: number
  quantity: number
}

/** The 201 answer. */
export interface OrderResponse {
  order_id: string
  id: string
  items: OrderedItem[]
  /** Decimal. */
  total_amount: number
  buyer_name: string
  buyer_phone: string
  delivery_address: string
  order_notes: string | null
  created_at: string
  status: string
}

/** The 409 answer when a shown price is no longer true. */
export interface PriceConflict {
  detail: string
  /** Decimal. */
  total_amount: number
  items: (OrderItem & OrderedItem)[]
}

/** Cart lines → order items, the lines of one product summed. */
export const toOrderItems = (lines: readonly CartLine[]): OrderItem[] => {
  const quantities = new Map<string, number>()
  for (const { product, quantity } of lines) {
    const id = product.id || product.slug
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return [...quantities].map(([product_id, quantity]) => ({ product_id, quantity }))
}
