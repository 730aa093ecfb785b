import type { CartLine, CartProduct } from './cart.ts'

/** The one browser-storage key of every cart on this origin. Whatever clears storage must keep it. */
export const CART_STORAGE_KEY = 'whatsstore-cart'

type Loose = Record<string, unknown>

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const parseProduct = (value: unknown): CartProduct | null => {
  if (!isObject(value) || !(text(value.id) || text(value.slug))) return null
  if (!Number.isSafeInteger(value.price) || (value.price as number) < 0) return null
  return {
    id: text(value.id),
    slug: text(value.slug),
    name: text(value.name),
    price: value.price as number,
    path: text(value.path),
    category: text(value.category),
    stock: Number.isInteger(value.stock) ? (value.stock as number) : null,
    picture: text(value.picture) || null,
  }
}

const parseLine = (value: unknown): CartLine[] => {
  if (!isObject(value)) return []
  const product = parseProduct(value.product)
  if (!product || !Number.isInteger(value.quantity) || (value.quantity as number) < 1) return []
  const line: CartLine = { product, quantity: value.quantity as number }
  if (text(value.uniqueId)) line.uniqueId = text(value.uniqueId)
  return [line]
}

/**
 * Every store's cart as it stands in browser storage, by store slug. Lenient: text of any origin and age gives what can be
 * understood of it, line by line, and never throws.
 */
export const parseStoredCarts = (stored: string | null): Record<string, CartLine[]> => {
  try {
    const carts: unknown = JSON.parse(stored ?? '{}')
    if (!isObject(carts)) return {}
    return Object.fromEntries(
      Object.entries(carts).map(([slug, lines]) => [slug, Array.isArray(lines) ? lines.flatMap(parseLine) : []]),
    )
  } catch {
    return {}
  }
}
