import { type CartProduct, cartMessages } from '#contract/orders/cart.ts'
import { addToCart } from '../stores/cart.ts'
import { toast } from './toasts.ts'
import { track } from './track.ts'

/** Says which choice is missing. Returns that text. */
export const mustChoose = ({ choose }: CartProduct): string | undefined => {
  if (choose) toast(`Please choose ${choose}`, 'removed')
  return choose
}

/** Adds to the cart, shows a toast, and records the event. Returns whether anything was added. */
export const addProduct = (product: CartProduct, quantity: number, separateLine = false): boolean => {
  if (mustChoose(product)) return false
  const { id, name, label } = product
  const added = addToCart(product, quantity, separateLine)
  toast(
    added ? cartMessages.added(label ? `${name} (${label})` : name) : cartMessages.maximum,
    added ? 'cart' : 'removed',
  )
  if (added) track('add_to_cart', { product_id: id, quantity: added })
  return added > 0
}
