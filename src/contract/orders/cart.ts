/**
 * Cart arithmetic. Pure: every function takes lines and gives new lines; amounts are minor units.
 */

/** What the cart remembers of a product: enough to show a line without asking the server. */
export interface CartProduct {
  id: string
  slug: string
  name: string
  /** Minor units. */
  price: number
  /** The product's own page. */
  path: string
  category: string
  /** Units on hand when last seen; `null` when no figure exists. */
  stock: number | null
  /** Address of a small image, or `null`. */
  image: string | null
}

export interface CartLine {
  product: CartProduct
  quantity: number
  /** Present on a line added as a separate one. */
  uniqueId?: string
}

export const cartMessages = {
  added: (name: string) => `${name} added to cart!`,
  maximum: 'Maximum available quantity reached',
}

/** The most of one product that an order may have. */
export const QUANTITY_MAX = 999

/** The quantity selector's upper bound: the given one, else the stock, and never more than an order may have. */
export const maxQuantity = (
  product: { stock?: number | null; quantity?: number | null },
  max?: number | null,
): number => Math.min(max ?? product.stock ?? product.quantity ?? QUANTITY_MAX, QUANTITY_MAX)

/** A product has an id or a slug; without either it cannot be ordered. */
export const isKnown = (product: CartProduct | undefined | null): boolean => Boolean(product?.id || product?.slug)

/** Whether two products are one: same id, or same slug. */
export const isSameProduct = (a: CartProduct, b: CartProduct): boolean =>
  (a.id !== '' && a.id === b.id) || (a.slug !== '' && a.slug === b.slug)

/** Adds to the line of the same product, else appends one. A product with neither id nor slug leaves the cart as it is. */
export const addLine = (lines: readonly CartLine[], product: CartProduct, quantity = 1): CartLine[] => {
  if (!isKnown(product)) return [...lines]
  const found = lines.findIndex((line) => isSameProduct(line.product, product))
  if (found < 0) return [...lines, { product, quantity }]
  return lines.map((line, index) => (index === found ? { ...line, product, quantity: line.quantity + quantity } : line))
}

/** Always appends a line of its own. */
export const addSeparateLine = (
  lines: readonly CartLine[],
  product: CartProduct,
  uniqueId: string,
  quantity = 1,
): CartLine[] => (isKnown(product) ? [...lines, { product, quantity, uniqueId }] : [...lines])

/** Units of one product over all its lines. */
export const quantityOf = (lines: readonly CartLine[], product: CartProduct): number =>
  lines.reduce((sum, line) => (isSameProduct(line.product, product) ? sum + line.quantity : sum), 0)

/** Units in the cart, for the badge. */
export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)
