import { atom } from 'nanostores'
import {
  addLine,
  addSeparateLine,
  type CartLine,
  type CartProduct,
  maxQuantity,
  quantityOf,
} from '#contract/orders/cart.ts'
import { CART_STORAGE_KEY, parseStoredCarts } from '#contract/orders/stored-cart.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'

/** The cart of the store this page belongs to. */
export const $cart = atom<CartLine[]>([])

let slug = ''

// One key for every store, a map by slug inside: whatever must survive a clean-up of storage is one name, and two stores on one
// origin cannot mix. Storage is read again before each write, so that another store's cart changed in another tab is kept.
const readCarts = (): Record<string, CartLine[]> => parseStoredCarts(readStored('localStorage', CART_STORAGE_KEY))

/** Sets the cart and keeps it in the browser. */
export const saveCart = (lines: CartLine[]): void => {
  $cart.set(lines)
  const carts = readCarts()
  carts[slug] = lines
  // Where it cannot be kept the cart lives as long as this page does.
  writeStored('localStorage', CART_STORAGE_KEY, JSON.stringify(carts))
}

const load = (): void => $cart.set(readCarts()[slug] ?? [])

/** Loads the cart of a store and follows what other tabs do to it. */
export const openCart = (storeSlug: string): void => {
  slug = storeSlug
  load()
  addEventListener('storage', load)
  // A page that comes back from the back-forward cache missed the storage events meanwhile.
  addEventListener('pageshow', (event) => event.persisted && load())
}

/** Adds as many as the stock allows, of the wanted quantity; gives how many were added, 0 when the maximum was already in the cart. */
export const addToCart = (product: CartProduct, quantity = 1, separateLine = false): number => {
  const lines = $cart.get()
  const added = Math.min(quantity, maxQuantity(product) - quantityOf(lines, product))
  if (added <= 0) return 0
  saveCart(separateLine ? addSeparateLine(lines, product, uniqueId(), added) : addLine(lines, product, added))
  return added
}

const uniqueId = (): string => `${Date.now()}${Math.random()}`
