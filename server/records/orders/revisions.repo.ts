import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { OrderItemRow, OrderRow } from './orders.repo.ts'
import type { OrderRevisionsTable } from './orders.table.ts'

export type RevisionRow = Selectable<OrderRevisionsTable>

/** Changes of one order that are kept. */
export const REVISIONS = 50

export const insertRevision = async (trx: Transaction, revision: RevisionRow): Promise<void> => {
  await trx.insertInto('order_revisions').values(revision).execute()
}

/** Returns changes of orders, oldest first. */
export const revisionsOf = async (db: Db, orderIds: readonly string[]): Promise<RevisionRow[]> =>
  orderIds.length === 0
    ? []
    : db.selectFrom('order_revisions').selectAll().where('order_id', 'in', orderIds).orderBy('at').execute()

export const countRevisions = async (db: Db, orderId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('order_revisions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes an edited order and all its lines. */
export const replaceOrder = async (
  trx: Transaction,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<void> => {
  const { id, created_at: _created, status: _status, ...change } = order
  await trx.updateTable('orders').set(change).where('id', '=', id).execute()
  await trx.deleteFrom('order_items').where('order_id', '=', id).execute()
  await trx
    .insertInto('order_items')
    .values([...items])
    .execute()
}
