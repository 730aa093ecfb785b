import type { Currency } from '#contract/money.ts'
import type { OrderInFull, OrderList } from '#contract/orders/orders.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import { plural } from '#src/lib/plural.ts'

export interface OrderLine {
  product_name: string
  variant_label?: string | null | undefined
  product_price: number
  quantity: number
  returned_quantity?: number
  damaged_quantity?: number
  withdrawn?: true | undefined
}

/** An order of one product, from before orders had lines. */
interface LegacyLine {
  product_name?: string
  product_price?: number
  quantity?: number
}

type Parts = 'goods_amount' | 'discount_amount' | 'delivery_amount' | 'adjustment_amount' | 'paid_amount' | 'due_amount'

/** An order in either form: with lines, or with one product. */
export type AnyOrder = Omit<OrderInFull, 'items' | 'currency' | Parts> & {
  items?: OrderLine[]
  currency?: Currency
} & Partial<Pick<OrderInFull, Parts>> &
  LegacyLine

/** Returns the lines of an order in either form. */
export const linesOf = (order: Pick<AnyOrder, 'items' | 'total_amount'> & LegacyLine): OrderLine[] => {
  if (order.items && order.items.length > 0) return order.items
  if (!order.product_name) return []
  const quantity = order.quantity ?? 1
  const product_price = order.product_price ?? order.total_amount / quantity
  return [{ product_name: order.product_name, product_price, quantity }]
}

/** «Kurta (M, Black)». */
export const lineName = ({ product_name, variant_label }: OrderLine): string =>
  nameWithVariant(product_name, variant_label)

/** Names what an order has and the seller no longer sells: it does not go back into stock. */
export const withdrawnNote = (lines: readonly OrderLine[]): string => {
  const names = [...new Set(lines.filter(({ withdrawn }) => withdrawn).map(lineName))]
  if (names.length === 0) return ''
  return `You no longer sell ${names.join(', ')}: it does not go back into stock.`
}

/** Units over all lines. */
export const units = (lines: readonly OrderLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Units over all lines: `3 pieces`. */
export const unitsLabel = (lines: readonly OrderLine[]): string => plural(units(lines), 'piece')

export interface OrderPage {
  orders: AnyOrder[]
  pages: number
  total: number
}

/** Returns a page of orders from either answer: paginated, or a plain list. */
export const pageOf = (answer: OrderList | AnyOrder[]): OrderPage =>
  Array.isArray(answer)
    ? { orders: answer, pages: 1, total: answer.length }
    : { orders: answer.orders, pages: answer.pagination.total_pages, total: answer.pagination.total }
