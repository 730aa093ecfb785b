import type { CartLine } from './cart.ts'

/** The storage key of all carts on this origin. Code that clears storage must keep it. */
export const CART_STORAGE_KEY = 'whatsstore-cart'

const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && (value as number) >= least

const isLine = (line: CartLine | null): boolean => {
  const product = line?.product
  return (
    typeof product?.name === 'string' &&
    typeof (product.id || product.slug) === 'string' &&
    isWhole(product.price, 0) &&
    isWhole(line?.quantity, 1)
  )
}

/**
 * Parses the carts in browser storage, by store slug.
 * Never throws: text of any age or origin gives the lines that can be shown and ordered.
 */
export const parseStoredCarts = (stored: string | null): Record<string, CartLine[]> => {
  // No prototype: a store may be called «constructor».
  const carts: Record<string, CartLine[]> = Object.create(null)
  try {
    for (const [slug, lines] of Object.entries<unknown>(JSON.parse(stored ?? '{}')))
      if (Array.isArray(lines)) carts[slug] = lines.filter(isLine)
  } catch {
    // Not our JSON: no carts.
  }
  return carts
}
