/** Cart arithmetic: pure functions from lines to lines. Amounts are minor units. */

/** A product as the cart stores it: enough to show a line without the server. */
export interface CartProduct {
  id: string
  slug: string
  name: string
  /** In minor units. */
  price: number
  /** The product's own page. */
  path: string
  category: string
  /** Id and label of the chosen variant, «M, Black». Absent for a product without options. */
  variant?: string | undefined
  label?: string | undefined
  /** Options that are left to choose: «Size and Colour». Nothing for a line of a cart. */
  choose?: string | undefined
  /** Units on hand when last seen; `null` if unknown. */
  stock: number | null
  /** URL of a small image, or `null`. */
  image: string | null
}

export interface CartLine {
  product: CartProduct
  quantity: number
  /** Set on a line added as a separate one. */
  uniqueId?: string
}

/** Most units of one product per order. */
export const QUANTITY_MAX = 999

/** Upper bound of the quantity selector: the given one, else the stock; never above `QUANTITY_MAX`. */
export const maxQuantity = (
  product: { stock?: number | null; quantity?: number | null },
  max?: number | null,
): number => Math.min(max ?? product.stock ?? product.quantity ?? QUANTITY_MAX, QUANTITY_MAX)

/** A product without id and slug cannot be ordered. */
export const isKnown = (product: CartProduct | undefined | null): boolean => Boolean(product?.id || product?.slug)

/** Whether two products have the same id or slug, and the same variant. */
export const isSameProduct = (a: CartProduct, b: CartProduct): boolean =>
  a.variant === b.variant && ((a.id !== '' && a.id === b.id) || (a.slug !== '' && a.slug === b.slug))

/** Adds to the line of the product or variant, or appends one. Ignores a product without id and slug. */
export const addLine = (lines: readonly CartLine[], product: CartProduct, quantity = 1): CartLine[] => {
  if (!isKnown(product)) return [...lines]
  const found = lines.findIndex((line) => isSameProduct(line.product, product))
  if (found < 0) return [...lines, { product, quantity }]
  return lines.map((line, index) => (index === found ? { ...line, product, quantity: line.quantity + quantity } : line))
}

/** Always appends a new line. */
export const addSeparateLine = (
  lines: readonly CartLine[],
  product: CartProduct,
  uniqueId: string,
  quantity = 1,
): CartLine[] => (isKnown(product) ? [...lines, { product, quantity, uniqueId }] : [...lines])

/** Units of one product or variant over all its lines. */
export const quantityOf = (lines: readonly CartLine[], product: CartProduct): number =>
  lines.reduce((sum, line) => (isSameProduct(line.product, product) ? sum + line.quantity : sum), 0)

/** Units in the cart, for the badge. */
export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)
