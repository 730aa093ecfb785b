import { type CartProduct, cartMessages } from '#contract/orders/cart.ts'
import { addToCart } from '../stores/cart.ts'
import { toast } from './toasts.ts'
import { track } from './track.ts'

/** Adds to the cart, shows a toast, and records the event. Returns whether anything was added. */
export const addProduct = (product: CartProduct, quantity: number, separateLine = false): boolean => {
  const added = addToCart(product, quantity, separateLine)
  toast(added ? cartMessages.added(product.name) : cartMessages.maximum, added ? 'cart' : 'removed')
  if (added) track('add_to_cart', { product_id: product.id, quantity: added })
  return added > 0
}
