import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { OrderHoldsTable } from '#server/records/orders/orders.table.ts'
import { countHeld } from '#server/records/products/products.repo.ts'
import type { Held } from './hold-rule.ts'

const insert = prepared((db, hold: Insertable<OrderHoldsTable>) => db.insertInto('order_holds').values(hold))

/** By what a buyer's unconfirmed orders are counted together. */
export interface Buyer {
  phone: string
  /** Where the order came from, as a fingerprint; `null` when that is not known. */
  address: string | null
  /** The address's /48, as a fingerprint; `null` unless it is an IPv6 one. */
  network: string | null
}

/** Writes down that an unconfirmed order holds units whose stock was taken. */
export const insertHold = async (trx: Transaction, hold: Insertable<OrderHoldsTable>): Promise<void> => {
  await insert(trx, hold)
  await countHeld(trx, hold.product_id, hold.quantity)
}

const byPhone = prepared((db, { storeId, phone }: { storeId: string; phone: string }) =>
  db
    .selectFrom('order_holds')
    .select(['product_id', 'quantity', 'amount'])
    .where('store_id', '=', storeId)
    .where('phone', '=', phone),
)
const byAddress = prepared((db, { storeId, address }: { storeId: string; address: string }) =>
  db
    .selectFrom('order_holds')
    .select(['product_id', 'quantity', 'amount'])
    .where('store_id', '=', storeId)
    .where('address', '=', address),
)
const byNetwork = prepared((db, { storeId, network }: { storeId: string; network: string }) =>
  db
    .selectFrom('order_holds')
    .select(['product_id', 'quantity', 'amount'])
    .where('store_id', '=', storeId)
    .where('network', '=', network),
)

const sumOf = (rows: Pick<OrderHoldsTable, 'product_id' | 'quantity' | 'amount'>[]): Held => {
  const units = new Map<string, number>()
  for (const { product_id, quantity } of rows) units.set(product_id, (units.get(product_id) ?? 0) + quantity)
  return { units, amount: rows.reduce((sum, row) => sum + Number(row.amount), 0) }
}

/**
 * What unconfirmed orders of a phone, and of an address and its network where these are known, hold in a store. What they held until they were not confirmed in time
 * counts with it for a day: who lets holds end does not take the same units again.
 */
export const heldByPerson = async (db: Db, storeId: string, { phone, address, network }: Buyer): Promise<Held[]> => {
  const held = [sumOf((await byPhone(db, { storeId, phone })).rows)]
  if (address !== null) held.push(sumOf((await byAddress(db, { storeId, address })).rows))
  if (network !== null) held.push(sumOf((await byNetwork(db, { storeId, network })).rows))
  return held
}

/** Which of some products were held beyond half by an order that was not confirmed in time, for a day after that. */
export const productsCrowdedLately = async (db: Db, productIds: string[]): Promise<Set<string>> => {
  if (productIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('order_holds')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .where('crowded', '=', 1)
    .where('ended_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.product_id))
}

const uncount = async (trx: Transaction, held: readonly { product_id: string; quantity: number }[]) => {
  for (const { product_id, quantity } of held) await countHeld(trx, product_id, -quantity)
}

/**
 * Removes the hold of an order that is confirmed or cancelled; its units stay taken. Of one that is cancelled after its hold ended that is
 * remembered all the same: cancelling is what its seller does when nobody answers.
 */
export const removeHold = async (
  trx: Transaction,
  orderId: string,
  { confirmed }: { confirmed: boolean },
): Promise<void> => {
  const ofOrder = trx.deleteFrom('order_holds').where('order_id', '=', orderId)
  const removed = await ofOrder.where('ended_at', 'is', null).returning(['product_id', 'quantity']).execute()
  await uncount(trx, removed)
  if (confirmed) await ofOrder.execute()
}

/** Ends an order's hold: whoever placed the order is remembered to have held its units. */
export const endHold = async (trx: Transaction, orderId: string, now: string): Promise<void> => {
  const ended = await trx
    .updateTable('order_holds')
    .set({ ended_at: now })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returning(['product_id', 'quantity'])
    .execute()
  await uncount(trx, ended)
}

/** Forgets holds that ended before a moment; returns how many, at most `limit` orders' worth. */
export const forgetEndedHolds = async (db: Db, before: string, limit: number): Promise<number> => {
  const old = db.selectFrom('order_holds').select('order_id').where('ended_at', '<', before).limit(limit)
  const result = await db
    .deleteFrom('order_holds')
    .where('ended_at', '<', before)
    .where('order_id', 'in', old)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Orders that hold some of these products, and came from an address since a moment. */
export const ordersHoldingFrom = async (
  db: Db,
  from: { storeId: string; address: string; productIds: string[]; since: string },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('order_holds')
    .innerJoin('orders', 'orders.id', 'order_holds.order_id')
    .select('order_holds.order_id')
    .distinct()
    .where('order_holds.store_id', '=', from.storeId)
    .where('order_holds.address', '=', from.address)
    .where('order_holds.product_id', 'in', from.productIds)
    .where('order_holds.ended_at', 'is', null)
    .where('orders.created_at', '>=', from.since)
    .execute()
  return rows.map((row) => row.order_id)
}

/** Orders whose holds are to end by `now`, the first of them before the others. */
export const dueHolds = async (
  db: Db,
  now: string,
  limit: number,
): Promise<{ order_id: string; store_id: string }[]> => {
  const rows = await db
    .selectFrom('order_holds')
    .select(['order_id', 'store_id'])
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .orderBy('order_id')
    .limit(limit)
    .execute()
  return [...new Map(rows.map((row) => [row.order_id, row])).values()]
}
