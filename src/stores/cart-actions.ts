import { type LineKey, removeLine, setLineQuantity, withoutItems } from '#contract/orders/cart-lines.ts'
import type { OrderItem } from '#contract/orders/order-form.ts'
import { $cart, saveCart } from './cart.ts'

export const removeFromCart = (key: LineKey): void => saveCart(removeLine($cart.get(), key))

export const setCartQuantity = (key: LineKey, quantity: number): void =>
  saveCart(setLineQuantity($cart.get(), key, quantity))

/** Removes what was ordered. Keeps products added since, here or in another tab. */
export const removeOrdered = (items: readonly OrderItem[]): void => saveCart(withoutItems($cart.get(), items))
