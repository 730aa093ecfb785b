import type { CartProduct } from '#contract/orders/cart.ts'
import * as say from '#contract/orders/words.ts'
import * as ofProduct from '#contract/products/words.ts'
import { addToCart } from '../stores/cart.ts'
import { toast } from './toasts.ts'
import { track } from './track.ts'

/** Says which choice is missing. Returns that text. */
export const mustChoose = ({ choose }: CartProduct): string | undefined => {
  if (choose) toast(ofProduct.chooseFirst(choose), 'removed')
  return choose
}

/** Adds to the cart, shows a toast, and records the event. Returns whether anything was added. */
export const addProduct = (product: CartProduct, quantity: number, separateLine = false): boolean => {
  if (mustChoose(product)) return false
  const { id, name, label } = product
  const added = addToCart(product, quantity, separateLine)
  toast(added ? say.added(label ? `${name} (${label})` : name) : ofProduct.maximum, added ? 'cart' : 'removed')
  if (added) track('add_to_cart', { product_id: id, quantity: added })
  return added > 0
}
