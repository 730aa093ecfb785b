import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { OrderHoldsTable } from '#server/records/orders/orders.table.ts'
import { countHeld } from '#server/records/products/products.repo.ts'
import type { Held } from './hold-rule.ts'

const insert = prepared((db, hold: Insertable<OrderHoldsTable>) => db.insertInto('order_holds').values(hold))

/** Identifiers that group a buyer's unconfirmed orders. */
export interface Buyer {
  phone: string
  /** Fingerprint of the address, `null` when unknown. */
  address: string | null
  /** Fingerprint of the address's /48, `null` unless it is IPv6. */
  network: string | null
}

/** Records that an unconfirmed order holds units already taken from stock. */
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
 * Returns what unconfirmed orders of a phone, address and network hold in a store. Expired holds count for another
 * day, so that nobody takes the same units again by letting holds expire.
 */
export const heldByPerson = async (db: Db, storeId: string, { phone, address, network }: Buyer): Promise<Held[]> => {
  const held = [sumOf((await byPhone(db, { storeId, phone })).rows)]
  if (address !== null) held.push(sumOf((await byAddress(db, { storeId, address })).rows))
  if (network !== null) held.push(sumOf((await byNetwork(db, { storeId, network })).rows))
  return held
}

/** Returns products held beyond half by an order whose hold expired within a day. */
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
 * Removes the hold of a confirmed or cancelled order. Its units stay taken. Keeps an expired hold of a cancelled order
 * on record, as sellers cancel when nobody answers.
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

/** Ends an order's hold. Keeps it on record against the buyer. */
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

/** Deletes holds that ended before a moment, of at most `limit` orders. Returns how many. */
export const forgetEndedHolds = async (db: Db, before: string, limit: number): Promise<number> => {
  const old = db.selectFrom('order_holds').select('order_id').where('ended_at', '<', before).limit(limit)
  const result = await db
    .deleteFrom('order_holds')
    .where('ended_at', '<', before)
    .where('order_id', 'in', old)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Returns orders from an address since a moment that hold some of these products. */
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

/** Returns orders whose holds are due to end, earliest first. */
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
