import { toDecimal, toMinor } from '#contract/minor-units.ts'
import type { Currency } from '#contract/money.ts'
import type { OrderList } from '#contract/orders/order-lists.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { keptOf } from '#contract/orders/returns.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import * as say from './words.ts'

export interface OrderLine {
  product_name: string
  variant_label?: string | null | undefined
  product_price: number
  quantity: number
  discount_amount?: number
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
export type AnyOrder = Omit<OrderInFull, 'items' | 'currency' | 'place' | 'city' | 'source' | Parts> & {
  items?: OrderLine[]
  currency?: Currency
} & Partial<Pick<OrderInFull, Parts | 'place' | 'city' | 'source'>> &
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
  return say.youNoLongerSell(names.join(', '))
}

/** Units over all lines. */
export const units = (lines: readonly OrderLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Units over all lines, and how many of them came back: `3 pieces, 1 came back`. */
export const unitsLabel = (lines: readonly OrderLine[]): string => {
  const back = lines.reduce((sum, { returned_quantity = 0 }) => sum + returned_quantity, 0)
  return back > 0 ? say.piecesCameBack(units(lines), back) : say.pieces(units(lines))
}

/** Returns the decimal amount that the buyer kept of a partly returned order, `null` of any other. */
export const keptAmount = (order: AnyOrder): number | null => {
  if (order.status !== 'Returned') return null
  const minor = (decimal: number | undefined) => toMinor(decimal ?? 0) ?? 0
  const lines = linesOf(order).map(({ product_price, quantity, discount_amount, returned_quantity = quantity }) => ({
    product_price: minor(product_price),
    quantity,
    discount_amount: minor(discount_amount),
    returned_quantity,
  }))
  const { total } = keptOf({ status: order.status, total_amount: minor(order.total_amount) }, lines)
  return total > 0 ? toDecimal(total) : null
}

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
