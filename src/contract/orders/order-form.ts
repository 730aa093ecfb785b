import { digitsIn, toWesternDigits } from '../phone.ts'
import type { CartLine } from './cart.ts'
import * as say from './words.ts'

/** The public order form: fields, checks with their messages, and items to send. The wire format is in `orders.ts`. */

export interface OrderForm {
  buyer_name: string
  buyer_phone: string
  delivery_address: string
  order_notes: string
}

/** Where it goes, in shops that charge for delivery. An empty `place` is missing. */
export interface Destination {
  place?: string
  pick_up?: true
  /** Stands for the typed address of an order that its buyer fetches. */
  delivery_address?: string
}

export type OrderField = keyof OrderForm | 'place'

export const emptyOrderForm: OrderForm = { buyer_name: '', buyer_phone: '', delivery_address: '', order_notes: '' }

export const MIN_PHONE_DIGITS = 10
export const MIN_ADDRESS_LENGTH = 10

/** A mobile or landline number of Pakistan, or one with another country's code; digits and plus signs only. */
const USUAL = /^(\+|00)(?!92)|^(0|(\+|00)?92)?(3\d{9}|[24-9]\d{7,9})$/

/** Whether a number is none that a buyer in Pakistan would have. Worth a question, not a refusal. */
export const looksOdd = (typed: string): boolean => !USUAL.test(toWesternDigits(typed).replace(/[^\d+]/g, ''))

/** Returns the form ready to send: trimmed, phone in western digits. */
export const trimOrderForm = (form: OrderForm): OrderForm => ({
  buyer_name: form.buyer_name.trim(),
  buyer_phone: toWesternDigits(form.buyer_phone.trim()),
  delivery_address: form.delivery_address.trim(),
  order_notes: form.order_notes.trim(),
})

/**
 * Returns the first failing field (name, phone, city, address) and its message, or `null`.
 * Only the server checks whether the phone number can exist: a store page has no room for it.
 */
export const checkOrderForm = (form: OrderForm & Destination): { field: OrderField; message: string } | null => {
  const { buyer_name, buyer_phone, delivery_address } = trimOrderForm(form)
  if (!buyer_name) return { field: 'buyer_name', message: say.nameMissing }
  if (digitsIn(buyer_phone).length < MIN_PHONE_DIGITS) return { field: 'buyer_phone', message: say.phoneMissing }
  if (form.place === '') return { field: 'place', message: say.cityMissing }
  if (delivery_address.length < MIN_ADDRESS_LENGTH) return { field: 'delivery_address', message: say.addressMissing }
  return null
}

/** How a request and an answer name what is ordered. */
export interface ItemName {
  product_id: string
  variant_id?: string | null | undefined
}

export interface OrderItem extends ItemName {
  quantity: number
}

/** Tells the lines of one product or variant from the others, in a cart and in an answer. */
export const lineKey = ({ product }: CartLine): string => (product.id || product.slug) + (product.variant ?? '')
export const itemKey = ({ product_id, variant_id }: ItemName): string => product_id + (variant_id ?? '')

/** Cart lines → order items, the lines of one product or variant summed. */
export const toOrderItems = (lines: readonly CartLine[]): (OrderItem & { variant_id: string | undefined })[] => {
  const items = new Map<string, OrderItem & { variant_id: string | undefined }>()
  for (const line of lines) {
    const { product, quantity } = line
    const before = items.get(lineKey(line))?.quantity ?? 0
    const product_id = product.id || product.slug
    items.set(lineKey(line), { product_id, variant_id: product.variant, quantity: before + quantity })
  }
  return [...items.values()]
}
