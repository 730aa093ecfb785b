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

// All stores share one key with a map by slug, so that a storage clean-up keeps one name.
// Storage is reread before each write, to keep another store's changes from another tab.
const readCarts = (): Record<string, CartLine[]> => parseStoredCarts(readStored('localStorage', CART_STORAGE_KEY))

/** Sets and stores the cart. */
export const saveCart = (lines: CartLine[]): void => {
  $cart.set(lines)
  const carts = readCarts()
  carts[slug] = lines
  // If storage is blocked the cart lasts as long as this page.
  writeStored('localStorage', CART_STORAGE_KEY, JSON.stringify(carts))
}

const load = (): void => $cart.set(readCarts()[slug] ?? [])

/** Loads a store's cart and follows other tabs. */
export const openCart = (storeSlug: string): void => {
  slug = storeSlug
  load()
  addEventListener('storage', load)
  // The back-forward cache misses storage events.
  addEventListener('pageshow', (event) => event.persisted && load())
}

/** Adds up to `quantity`, as far as the stock allows. Returns how many were added. */
export const addToCart = (product: CartProduct, quantity = 1, separateLine = false): number => {
  const lines = $cart.get()
  const added = Math.min(quantity, maxQuantity(product) - quantityOf(lines, product))
  if (added <= 0) return 0
  saveCart(separateLine ? addSeparateLine(lines, product, uniqueId(), added) : addLine(lines, product, added))
  return added
}

const uniqueId = (): string => `${Date.now()}${Math.random()}`
