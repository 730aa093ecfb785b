import type { Insertable } from 'kysely'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { OrderHoldsTable } from '#server/records/orders/orders.table.ts'
import { countHeld } from '#server/records/products/variants.repo.ts'
import type { Buyer } from './buyer.ts'
import type { Held } from './hold-rule.ts'

const insert = prepared((db, hold: Insertable<OrderHoldsTable>) => db.insertInto('order_holds').values(hold))

/** Records that an unconfirmed order holds units already taken from stock. */
export const insertHold = async (trx: Transaction, hold: Insertable<OrderHoldsTable>): Promise<void> => {
  await insert(trx, hold)
  await countHeld(trx, hold.variant_id, hold.quantity)
}

const heldBy = (column: 'phone' | 'cart' | 'recipient') =>
  prepared((db, { storeId, value }: { storeId: string; value: string }) =>
    db
      .selectFrom('order_holds')
      .innerJoin('orders', 'orders.id', 'order_holds.order_id')
      .select(['variant_id', 'quantity', 'amount', 'last_piece', 'orders.status'])
      .where('order_holds.store_id', '=', storeId)
      .where(`order_holds.${column}`, '=', value),
  )

const [byPhone, byCart, byRecipient] = [heldBy('phone'), heldBy('cart'), heldBy('recipient')]

type HeldRow = Pick<OrderHoldsTable, 'variant_id' | 'quantity' | 'amount'> & { last_piece: 0 | 1; status: OrderStatus }

const sumOf = (rows: HeldRow[]): Held => {
  const units = new Map<string, number>()
  for (const { variant_id, quantity } of rows) units.set(variant_id, (units.get(variant_id) ?? 0) + quantity)
  const amount = rows.reduce((sum, row) => sum + Number(row.amount), 0)
  return { units, amount, lastPieces: rows.filter(({ last_piece }) => last_piece === 1).length }
}

/**
 * Returns what unconfirmed orders of a phone, a cart and a recipient hold in a store, and whether one was cancelled.
 * Ended holds count for another day, so that nobody takes the same units again and again.
 */
export const heldByPerson = async (
  db: Db,
  storeId: string,
  { phone, cart, recipient }: Buyer,
): Promise<{ persons: Held[]; wasCancelled: boolean }> => {
  const rows = [
    (await byPhone(db, { storeId, value: phone })).rows,
    cart === null ? [] : (await byCart(db, { storeId, value: cart })).rows,
    (await byRecipient(db, { storeId, value: recipient })).rows,
  ]
  return { persons: rows.map(sumOf), wasCancelled: rows.flat().some(({ status }) => status === 'Cancelled') }
}

/** Returns how many last pieces of a store were taken from a network address within a day and are not confirmed. */
export const lastPiecesTakenFrom = async (db: Db, storeId: string, address: string): Promise<number> => {
  const { total } = await db
    .selectFrom('order_holds')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .where('address', '=', address)
    .where('last_piece', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Counts orders with holds beyond half of a variant that a store's seller cancelled within a day. */
const cancelledCrowding = async (db: Db, storeId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('order_holds')
    .select((eb) => eb.fn.count<number>('order_id').distinct().as('total'))
    .where('store_id', '=', storeId)
    .where('crowded', '=', 1)
    .where('ended_by', '=', 'cancelled')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Returns variants with a hold beyond half that expired within a day, or that a flood ended. Holds that the seller
 * cancelled count once there are at least `cancelled` of them in the store.
 */
export const variantsCrowdedLately = async (
  db: Db,
  { storeId, variantIds, cancelled }: { storeId: string; variantIds: string[]; cancelled: number },
): Promise<Set<string>> => {
  if (variantIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('order_holds')
    .select(['variant_id', 'ended_by'])
    .distinct()
    .where('variant_id', 'in', variantIds)
    .where('crowded', '=', 1)
    .where('ended_at', 'is not', null)
    .execute()
  const byHer = rows.some(({ ended_by }) => ended_by === 'cancelled')
  const counts = byHer && (await cancelledCrowding(db, storeId)) >= cancelled
  return new Set(rows.filter(({ ended_by }) => counts || ended_by !== 'cancelled').map(({ variant_id }) => variant_id))
}

const uncount = async (trx: Transaction, held: readonly { variant_id: string; quantity: number }[]) => {
  for (const { variant_id, quantity } of held) await countHeld(trx, variant_id, -quantity)
}

/** Removes the hold of a confirmed order. Its units stay taken. */
export const removeHold = async (trx: Transaction, orderId: string): Promise<void> => {
  const ofOrder = trx.deleteFrom('order_holds').where('order_id', '=', orderId)
  await uncount(trx, await ofOrder.where('ended_at', 'is', null).returning(['variant_id', 'quantity']).execute())
  await ofOrder.execute()
}

/** Ends an order's hold. Keeps it on record against the buyer. */
export const endHold = async (
  trx: Transaction,
  orderId: string,
  { at, by }: { at: string; by: CheckReason },
): Promise<void> => {
  const ended = await trx
    .updateTable('order_holds')
    .set({ ended_at: at, ended_by: by })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returning(['variant_id', 'quantity'])
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

/** Returns orders of a buyer since a moment that hold the last piece or more than half of some of these variants. */
export const ordersCrowding = async (
  db: Db,
  { storeId, variantIds, buyer, since }: { storeId: string; variantIds: string[]; buyer: Buyer; since: string },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('order_holds')
    .innerJoin('orders', 'orders.id', 'order_holds.order_id')
    .select('order_holds.order_id')
    .distinct()
    .where('order_holds.store_id', '=', storeId)
    .where('order_holds.variant_id', 'in', variantIds)
    .where('order_holds.crowded', '=', 1)
    .where('order_holds.ended_at', 'is', null)
    .where('orders.created_at', '>=', since)
    .where((eb) =>
      eb.or(
        (['phone', 'cart', 'recipient', 'address'] as const).flatMap((name) => {
          const value = buyer[name]
          return value === null ? [] : [eb(`order_holds.${name}`, '=', value)]
        }),
      ),
    )
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
