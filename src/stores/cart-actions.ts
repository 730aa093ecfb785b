import { type LineKey, removeLine, setLineQuantity } from '#contract/cart-lines.ts'
import { $cart, saveCart } from './cart.ts'

export const removeFromCart = (key: LineKey): void => saveCart(removeLine($cart.get(), key))

export const setCartQuantity = (key: LineKey, quantity: number): void =>
  saveCart(setLineQuantity($cart.get(), key, quantity))

export const clearCart = (): void => saveCart([])
