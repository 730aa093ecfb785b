import { type CartLine, isKnown, maxQuantity } from './cart.ts'
import { type ItemName, itemKey, lineKey, type OrderItem } from './order-form.ts'
import * as say from './words.ts'

/** Changes to lines already in the cart. Separate from `cart.ts`: only the open cart loads it. */

/** Identifies a line by position, product id, product slug, or the id of a separate line. */
export type LineKey = { index: number } | { id: string } | { slug: string } | { uniqueId: string }

const matches = (line: CartLine, index: number, key: LineKey): boolean => {
  if ('index' in key) return index === key.index
  if ('uniqueId' in key) return line.uniqueId === key.uniqueId
  if ('id' in key) return line.product.id === key.id
  return line.product.slug === key.slug
}

export const removeLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.filter((line, index) => !matches(line, index, key))

/** Sets a line's quantity; zero or less removes the line. */
export const setLineQuantity = (lines: readonly CartLine[], key: LineKey, quantity: number): CartLine[] =>
  quantity <= 0
    ? removeLine(lines, key)
    : lines.map((line, index) => (matches(line, index, key) ? { ...line, quantity } : line))

/** Returns the lines without these ordered items. Several lines of one product are reduced in order. */
export const withoutItems = (lines: readonly CartLine[], items: readonly OrderItem[]): CartLine[] => {
  const left = new Map(items.map((item) => [itemKey(item), item.quantity]))
  return lines.flatMap((line) => {
    const id = lineKey(line)
    const taken = Math.min(line.quantity, left.get(id) ?? 0)
    left.set(id, (left.get(id) ?? 0) - taken)
    return taken < line.quantity ? [{ ...line, quantity: line.quantity - taken }] : []
  })
}

/** Returns the lines with what the server has left of an item. */
export const withStock = (lines: readonly CartLine[], item: ItemName, stock: number): CartLine[] =>
  lines.map((line) => (lineKey(line) === itemKey(item) ? { ...line, product: { ...line.product, stock } } : line))

/** Returns the lines with their quantities cut to the known stock, down to 0. */
export const cutToStock = (lines: readonly CartLine[]): CartLine[] => {
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const before = taken.get(lineKey(line)) ?? 0
    const quantity = Math.max(0, Math.min(line.quantity, maxQuantity(line.product) - before))
    taken.set(lineKey(line), before + quantity)
    return { ...line, quantity }
  })
}

/** Returns what can be ordered of these lines. */
export const inStock = (lines: readonly CartLine[]): CartLine[] => cutToStock(lines).filter(({ quantity }) => quantity)

/** In minor units. */
export const cartTotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0)

/** Returns the first reason why these lines cannot be ordered, in the buyer's words, or `null`. */
export const checkCart = (lines: readonly CartLine[]): string | null => {
  if (lines.length === 0) return say.empty
  for (const { product, quantity } of lines) {
    if (!isKnown(product)) return say.invalidProduct
    if (!Number.isSafeInteger(product.price) || product.price < 0) return say.invalidPrice(product.name)
    if (!Number.isInteger(quantity) || quantity < 1) return say.invalidQuantity(product.name)
  }
  return null
}
