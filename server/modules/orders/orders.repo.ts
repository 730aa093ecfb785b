import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { OrderItemsTable, OrdersTable } from './orders.table.ts'

export type OrderRow = Selectable<OrdersTable>
export type OrderItemRow = Selectable<OrderItemsTable>

export const insertOrder = async (
  trx: Transaction,
  order: Insertable<OrdersTable>,
  items: Insertable<OrderItemsTable>[],
): Promise<void> => {
  await trx.insertInto('orders').values(order).execute()
  await trx.insertInto('order_items').values(items).execute()
}

export const insertOrderKey = async (
  trx: Transaction,
  key: { store_id: string; idempotency_key: string; request_hash: string; order_id: string; created_at: string },
): Promise<void> => {
  await trx.insertInto('order_keys').values(key).execute()
}

export const findOrderKey = (
  db: Db,
  storeId: string,
  key: string,
): Promise<{ request_hash: string; order_id: string } | undefined> =>
  db
    .selectFrom('order_keys')
    .select(['request_hash', 'order_id'])
    .where('store_id', '=', storeId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** By the id people read or by the row's own. */
export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('order_id', '=', id.toUpperCase()), eb('id', '=', id)]))
    .executeTakeFirst()

export const itemsOfOrder = (db: Db, orderId: string): Promise<OrderItemRow[]> =>
  db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
