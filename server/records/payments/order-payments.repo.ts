import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { OrderPaymentsTable } from './order-payments.table.ts'

export type OrderPaymentRow = Selectable<OrderPaymentsTable>

/** Payments of orders, oldest first. */
export const paymentsOfOrders = async (db: Db, orderIds: string[]): Promise<OrderPaymentRow[]> =>
  orderIds.length === 0
    ? []
    : db.selectFrom('order_payments').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()

export const insertPayment = async (trx: Transaction, payment: OrderPaymentRow): Promise<void> => {
  await trx.insertInto('order_payments').values(payment).execute()
}

export const decideOn = async (
  trx: Transaction,
  id: string,
  change: Pick<OrderPaymentRow, 'state' | 'amount' | 'decided_at'>,
): Promise<void> => {
  await trx.updateTable('order_payments').set(change).where('id', '=', id).execute()
}

/** Returns the number of the order that a transfer was accepted for. */
export const orderOfReference = async (db: Db, storeId: string, reference: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select('orders.order_id')
    .where('order_payments.store_id', '=', storeId)
    .where('order_payments.reference', '=', reference)
    .where('order_payments.state', '=', 'accepted')
    .where('order_payments.amount', '>', 0)
    .executeTakeFirst()
  return row?.order_id
}

/** Changes what is paid of an order. */
export const setPaid = async (
  trx: Transaction,
  orderId: string,
  change: { paid_amount: number; updated_at: string },
): Promise<void> => {
  await trx.updateTable('orders').set(change).where('id', '=', orderId).execute()
}

export const findOrderById = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Orders whose time to pay an advance is over, the longest waiting first. */
export const ordersPastPayBy = (db: Db, now: string, limit: number): Promise<Pick<OrderRow, 'id' | 'store_id'>[]> =>
  db.selectFrom('orders').select(['id', 'store_id']).where('pay_by', '<=', now).orderBy('pay_by').limit(limit).execute()

/** Sets until when an order waits for its advance; `null` for no longer. */
export const setPayBy = async (trx: Transaction, id: string, pay_by: string | null): Promise<void> => {
  await trx.updateTable('orders').set({ pay_by }).where('id', '=', id).execute()
}
