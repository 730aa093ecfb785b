import type { Transaction } from '#server/db/database.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { addToCategoryDay, addToProductDay, addToStoreDay, addToStoreHour } from './figures.repo.ts'

interface CountedStep {
  order: { store_id: string; created_at: string; status: string; total_amount: number }
  items: { product_id: string; product_name: string; product_price: number; quantity: number; category: string }[]
  from: string | null
}

/**
 * Counts an order's step on the day it was placed: orders and units when placed, revenue when delivered.
 * Subtracts the units again when cancelled.
 */
export const countOrderStep = async (trx: Transaction, { order, items, from }: CountedStep): Promise<void> => {
  const { store_id } = order
  const { day, hour } = pakistanTime(new Date(order.created_at))
  const placed = from === null
  const delivered = order.status === 'Delivered'
  const cancelled = order.status === 'Cancelled'
  if (!placed && !delivered && !cancelled) return

  await addToStoreDay(trx, store_id, day, {
    orders: placed ? 1 : 0,
    delivered: delivered ? 1 : 0,
    cancelled: cancelled ? 1 : 0,
    revenue: delivered ? order.total_amount : 0,
  })
  if (placed) await addToStoreHour(trx, store_id, day, hour)
  const sign = placed ? 1 : cancelled ? -1 : 0
  // Sorted, so that concurrent transactions cannot deadlock.
  for (const item of items.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    await addToProductDay(
      trx,
      { store_id, day, product_id: item.product_id },
      { name: item.product_name, category: item.category, price: item.product_price },
      { ordered: sign * item.quantity, revenue: delivered ? item.product_price * item.quantity : 0 },
    )
  }
  const categories = Map.groupBy(items, (item) => item.category)
  for (const category of [...categories.keys()].sort()) {
    const lines = categories.get(category) ?? []
    const sum = lines.reduce((total, line) => total + line.product_price * line.quantity, 0)
    await addToCategoryDay(trx, store_id, day, category, { orders: sign, revenue: delivered ? sum : 0 })
  }
}
