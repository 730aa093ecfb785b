import { openStatuses } from '#contract/orders/order-status.ts'
import { ERASED } from '#contract/orders/returns.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { type CustomerRow, customersByIds } from '#server/records/customers/customers.repo.ts'

/** Returns one page of a store's customers. Ids come from the index alone. */
export const listCustomers = async (
  db: Db,
  storeId: string,
  { page, limit }: { page: number; limit: number },
): Promise<CustomerRow[]> => {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('last_order_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return customersByIds(
    db,
    rows.map(({ id }) => id),
  )
}

export const countCustomers = async (db: Db, storeId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns ids of a customer's latest orders. */
export const idsOfOrders = async (db: Db, customerId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const setCustomer = async (
  trx: Transaction,
  id: string,
  change: Pick<CustomerRow, 'note' | 'blocked'>,
): Promise<void> => {
  await trx.updateTable('customers').set(change).where('id', '=', id).execute()
}

/** Whether an order of a customer is under way. */
export const hasOpenOrders = async (db: Db, customerId: string): Promise<boolean> => {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', 'in', openStatuses)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Deletes a customer, and who they are from their orders and the notes of these. */
export const eraseOrdersOf = async (trx: Transaction, customerId: string): Promise<void> => {
  const orders = trx.selectFrom('orders').select('id').where('customer_id', '=', customerId)
  await trx.updateTable('order_history').set({ note: null }).where('order_id', 'in', orders).execute()
  const payments = trx.selectFrom('order_payments').select('id').where('order_id', 'in', orders)
  await trx.deleteFrom('payment_proofs').where('payment_id', 'in', payments).execute()
  await trx.updateTable('order_payments').set({ reference: null, note: '' }).where('order_id', 'in', orders).execute()
  await trx.deleteFrom('order_revisions').where('order_id', 'in', orders).execute()
  await trx.deleteFrom('order_undos').where('order_id', 'in', orders).execute()
  await trx
    .updateTable('orders')
    .set({
      buyer_name: ERASED,
      buyer_phone: '',
      delivery_address: '',
      place_typed: null,
      order_notes: null,
      admin_notes: null,
      customer_id: null,
    })
    .where('customer_id', '=', customerId)
    .execute()
  await trx.deleteFrom('customers').where('id', '=', customerId).execute()
}
