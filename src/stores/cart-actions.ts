import { type LineKey, removeLine, setLineQuantity } from '#contract/cart-lines.ts'
import { $cart, saveCart } from './cart.ts'

export const removeFromCart = (key: LineKey): void => saveCart(removeLine($cart.get(), key))

export const setCartQuantity = (key: LineKey, quantity: number): void =>
  saveCart(setLineQuantity($cart.get(), key, quantity))

export const clearCart = (): void => saveCart([])

/** Puts the prices the server answered with into the lines; by product id, minor units. */
export const correctCartPrices = (prices: Map<string, number>): void =>
  saveCart(
    $cart.get().map((line) => {
      const price = prices.get(line.product.id)
      return price === undefined ? line : { ...line, product: { ...line.product, price } }
    }),
  )
