import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { OrderHoldsTable, OrderUndosTable } from '#server/records/orders/orders.table.ts'
import { insertHold } from './holds.repo.ts'

export type OrderUndo = Selectable<OrderUndosTable>
type HoldRow = Insertable<OrderHoldsTable>

/** Returns what an order holds now. */
export const holdsOfOrder = (trx: Transaction, orderId: string): Promise<HoldRow[]> =>
  trx.selectFrom('order_holds').selectAll().where('order_id', '=', orderId).where('ended_at', 'is', null).execute()

/** Puts back what an order held before it was confirmed or cancelled. */
export const restoreHolds = async (trx: Transaction, orderId: string, held: readonly HoldRow[]): Promise<void> => {
  await trx.deleteFrom('order_holds').where('order_id', '=', orderId).where('ended_by', '=', 'cancelled').execute()
  for (const hold of held) await insertHold(trx, hold)
}

/** Remembers how to undo an order's last move, in place of an earlier one. */
export const rememberUndo = async (trx: Transaction, undo: OrderUndo): Promise<void> => {
  await trx
    .insertInto('order_undos')
    .values(undo)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(undo))
    .execute()
}

export const findUndo = (trx: Transaction, orderId: string): Promise<OrderUndo | undefined> =>
  trx.selectFrom('order_undos').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const forgetUndo = async (trx: Transaction, orderId: string): Promise<void> => {
  await trx.deleteFrom('order_undos').where('order_id', '=', orderId).execute()
}

/** Removes an event that nobody has taken up. Returns whether it was still there. */
export const removeEvent = async (trx: Transaction, id: string): Promise<boolean> => {
  const result = await trx.deleteFrom('order_events').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes up to `limit` undos that ended before a moment. Returns how many. */
export const forgetEndedUndos = async (db: Db, before: string, limit: number): Promise<number> => {
  const ended = db.selectFrom('order_undos').select('order_id').where('until', '<', before).limit(limit)
  const result = await db.deleteFrom('order_undos').where('order_id', 'in', ended).executeTakeFirst()
  return Number(result.numDeletedRows)
}
