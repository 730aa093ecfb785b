import type { CheckReason } from '#contract/orders/to-check.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { findProducts, type ProductRow, reserveStock, restoreStock } from '#server/records/products/products.repo.ts'
import { enqueueStockPublish } from '#server/records/publications/enqueue-publish.ts'
import { endHold } from './holds.repo.ts'

/** Units of one product. */
interface Units {
  product_id: string
  quantity: number
}

/** Sums the units of each product, sorted by id so that concurrent transactions cannot deadlock. */
export const unitsByProduct = (lines: readonly Units[]): Units[] => {
  const sums = new Map<string, number>()
  for (const { product_id, quantity } of lines) sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
  return [...sums]
    .map(([product_id, quantity]) => ({ product_id, quantity }))
    .sort((a, b) => (a.product_id < b.product_id ? -1 : 1))
}

/**
 * Takes units of each product from stock. Returns the first product that falls short.
 * The caller then throws, because the products before it are already taken.
 */
export const takeStock = async (
  trx: Transaction,
  wanted: readonly Units[],
  products: readonly ProductRow[],
  now: string,
): Promise<ProductRow | undefined> => {
  for (const { product_id, quantity } of wanted) {
    const product = products.find(({ id }) => id === product_id)
    // A deleted product has no stock to take.
    if (product && !(await reserveStock(trx, product_id, quantity, now))) return product
  }
  return undefined
}

/** Returns the error for a product that falls short: «Only 2 left of Khussa», then `advice`. */
export const shortfallError = ({ id, name, inventory_count }: ProductRow, advice = ''): AppError => {
  const left = inventory_count === 0 ? `${name} is out of stock` : `Only ${inventory_count} left of ${name}`
  return new AppError('conflict', `${left}${advice}`, { product_id: id, available: inventory_count })
}

/** Puts units back on sale. */
export const returnStock = async (trx: Transaction, lines: readonly Units[], now: string): Promise<void> => {
  for (const { product_id, quantity } of unitsByProduct(lines)) await restoreStock(trx, product_id, quantity, now)
}

/** Finds the products of an order's items, without those that were deleted. */
export const productsOfItems = (db: Db, items: readonly Units[]): Promise<ProductRow[]> =>
  items.length === 0 ? Promise.resolve([]) : findProducts(db, [...new Set(items.map(({ product_id }) => product_id))])

/**
 * Ends the holds of unconfirmed orders and puts their units back on sale. The orders stay, to be checked.
 * Returns the orders that held something.
 */
export const releaseHolds = async (
  trx: Transaction,
  clock: Clock,
  storeId: string,
  orderIds: readonly string[],
  reason: CheckReason,
): Promise<repo.OrderRow[]> => {
  await lock(trx, 'store', storeId)
  const now = clock.now().toISOString()
  const released: repo.OrderRow[] = []
  for (const id of orderIds) {
    await endHold(trx, id, { at: now, by: reason })
    const order = await repo.markToCheck(trx, id, reason, now)
    if (!order) continue
    await returnStock(trx, await repo.itemsOfOrder(trx, id), now)
    released.push(order)
  }
  if (released.length > 0) await enqueueStockPublish(trx, clock, storeId)
  return released
}
