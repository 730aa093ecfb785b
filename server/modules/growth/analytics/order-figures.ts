import type { OrderStatus } from '#contract/orders/order-status.ts'
import { keptOf } from '#contract/orders/returns.ts'
import type { Transaction } from '#server/db/database.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { addToCategoryDay, addToProductDay, addToStoreDay, addToStoreHour } from './figures.repo.ts'

interface Line {
  product_id: string
  product_name: string
  product_price: number
  quantity: number
  category: string
  discount_amount: number
  returned_quantity: number
}

interface CountedStep {
  order: { store_id: string; created_at: string; status: OrderStatus; total_amount: number }
  items: Line[]
  /** The order before the step; `null` when it is placed. */
  from: { status: OrderStatus; items: Line[] } | null
  /** Whether it is joined to another order, and was not turned down. */
  silent?: true
}

/** Statuses that change figures. */
const COUNTED: readonly OrderStatus[] = ['Delivered', 'Cancelled', 'Returned']

/** Returns what an order of a status adds to the figures. */
const figuresOf = (order: { status: OrderStatus; total_amount: number }, items: readonly Line[]) => {
  const { status } = order
  const is = (other: OrderStatus) => (status === other ? 1 : 0)
  const keeps = status === 'Returned' && items.some((item) => item.returned_quantity < item.quantity)
  return {
    delivered: is('Delivered'),
    cancelled: is('Cancelled'),
    returned: is('Returned'),
    kept: status === 'Delivered' || keeps ? 1 : 0,
    /** 1 for an order whose units count as ordered. */
    ordered: 1 - is('Cancelled'),
    revenue: keptOf(order, items),
  }
}

/** Counts what an edit adds to the units and categories of an order, on the day it was placed. */
export const countOrderEdit = async (
  trx: Transaction,
  { store_id, created_at }: { store_id: string; created_at: string },
  { before, after }: { before: readonly Line[]; after: readonly Line[] },
): Promise<void> => {
  const { day } = pakistanTime(new Date(created_at))
  const lines = [
    ...before.map((line) => ({ ...line, ordered: -line.quantity })),
    ...after.map((line) => ({ ...line, ordered: line.quantity })),
  ]
  const products = Map.groupBy(lines, ({ product_id }) => product_id)
  // Sorted, so that concurrent transactions cannot deadlock.
  for (const product_id of [...products.keys()].sort()) {
    const own = products.get(product_id) ?? []
    const ordered = own.reduce((sum, line) => sum + line.ordered, 0)
    const last = own.at(-1)
    if (!last || ordered === 0) continue
    const { product_name: name, category, product_price: price } = last
    await addToProductDay(trx, { store_id, day, product_id }, { name, category, price }, { ordered, revenue: 0 })
  }
  const [had, has] = [before, after].map((all) => new Set(all.map(({ category }) => category)))
  for (const category of [...new Set(lines.map((line) => line.category))].sort()) {
    const orders = Number(has?.has(category)) - Number(had?.has(category))
    if (orders !== 0) await addToCategoryDay(trx, store_id, day, category, { orders, revenue: 0 })
  }
}

/**
 * Counts an order's step on the day it was placed: what it adds now, less what it added before. Orders and units count
 * when placed, revenue when delivered. Returned units take theirs off again.
 */
export const countOrderStep = async (trx: Transaction, { order, items, from, silent }: CountedStep): Promise<void> => {
  if (from && !COUNTED.includes(from.status) && !COUNTED.includes(order.status)) return
  const { store_id } = order
  const { day, hour } = pakistanTime(new Date(order.created_at))
  const now = figuresOf(order, items)
  const before = from && figuresOf({ ...order, status: from.status }, from.items)
  const cancelled = silent ? 0 : now.cancelled
  const wasConfirmed = from?.status === 'Confirmed' ? cancelled : 0
  const isConfirmed = order.status === 'Confirmed' ? (before?.cancelled ?? 0) : 0

  await addToStoreDay(trx, store_id, day, {
    orders: from ? 0 : 1,
    delivered: now.delivered - (before?.delivered ?? 0),
    cancelled: cancelled - (before?.cancelled ?? 0),
    cancelled_confirmed: wasConfirmed - isConfirmed,
    returned: now.returned - (before?.returned ?? 0),
    kept: now.kept - (before?.kept ?? 0),
    revenue: now.revenue.total - (before?.revenue.total ?? 0),
  })
  if (!from) await addToStoreHour(trx, store_id, day, hour)
  const sign = now.ordered - (before?.ordered ?? 0)
  const lines = items.map((item, index) => ({
    ...item,
    revenue: (now.revenue.lines[index] ?? 0) - (before?.revenue.lines[index] ?? 0),
  }))
  // Sorted, so that concurrent transactions cannot deadlock.
  for (const line of lines.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    await addToProductDay(
      trx,
      { store_id, day, product_id: line.product_id },
      { name: line.product_name, category: line.category, price: line.product_price },
      { ordered: sign * line.quantity, revenue: line.revenue },
    )
  }
  const categories = Map.groupBy(lines, (line) => line.category)
  for (const category of [...categories.keys()].sort()) {
    const sum = (categories.get(category) ?? []).reduce((total, { revenue }) => total + revenue, 0)
    await addToCategoryDay(trx, store_id, day, category, { orders: sign, revenue: sum })
  }
}
