import type { CheckReason } from '#contract/orders/to-check.ts'
import * as orderWords from '#contract/orders/words.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import type { ShopWords } from '#contract/shop-words.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { labelOf } from '#server/records/products/options.ts'
import { findSellable, reserveStock, restoreStock, type SellableRow } from '#server/records/products/variants.repo.ts'
import { enqueueStockPublish } from '#server/records/publications/enqueue-publish.ts'
import { endHold } from './holds.repo.ts'

/** Units of one variant. */
interface Units {
  variant_id: string
  quantity: number
}

/** Sums the units of each variant, sorted by id so that concurrent transactions cannot deadlock. */
export const unitsByVariant = (lines: readonly Units[]): Units[] => {
  const sums = new Map<string, number>()
  for (const { variant_id, quantity } of lines) sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity)
  return [...sums]
    .map(([variant_id, quantity]) => ({ variant_id, quantity }))
    .sort((a, b) => (a.variant_id < b.variant_id ? -1 : 1))
}

/**
 * Takes units of each variant from stock. Returns the first variant that falls short.
 * The caller then throws, because the variants before it are already taken.
 */
export const takeStock = async (
  trx: Transaction,
  wanted: readonly Units[],
  variants: readonly SellableRow[],
  now: string,
): Promise<SellableRow | undefined> => {
  for (const { variant_id, quantity } of wanted) {
    const variant = variants.find(({ id }) => id === variant_id)
    // A deleted product has no stock to take.
    if (variant && !(await reserveStock(trx, variant_id, quantity, now))) return variant
  }
  return undefined
}

/**
 * Returns the error for a variant that falls short: «Only 2 left of Khussa (38)», then `advice`. In English, unless
 * it is for a buyer.
 */
export const shortfallError = (
  short: SellableRow,
  { advice = '', say = orderWords }: { advice?: string; say?: ShopWords['orders'] } = {},
): AppError => {
  const available = short.inventory_count
  const name = nameWithVariant(short.name, labelOf(short))
  const left = available === 0 ? say.outOfStock(name) : say.leftOf(available, name)
  return new AppError('conflict', `${left}${advice}`, { ...namedVariant(short), available })
}

/** Returns how an answer names a variant. Without options, the product says it all. */
export const namedVariant = ({ id, product_id, options }: Pick<SellableRow, 'id' | 'product_id' | 'options'>) => ({
  product_id,
  ...(options === null ? {} : { variant_id: id }),
})

/** Puts units back on sale. */
export const returnStock = async (trx: Transaction, lines: readonly Units[], now: string): Promise<void> => {
  for (const { variant_id, quantity } of unitsByVariant(lines)) await restoreStock(trx, variant_id, quantity, now)
}

/** Finds the variants of an order's items, without those of deleted products. */
export const variantsOfItems = (db: Db, items: readonly Units[]): Promise<SellableRow[]> =>
  findSellable(db, [...new Set(items.map(({ variant_id }) => variant_id))])

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
