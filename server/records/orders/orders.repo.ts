import type { Insertable, Selectable } from 'kysely'
import { cityOf } from '#contract/delivery/destination.ts'
import { type OrderStatus, openStatuses, orderStatuses } from '#contract/orders/order-status.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { type OrderQuery, ordersMatching } from './order-query.ts'
import type { OrderHistoryTable, OrderItemsTable, OrdersTable, OrderTotalsTable } from './orders.table.ts'

export type OrderRow = Selectable<OrdersTable>
export type OrderItemRow = Selectable<OrderItemsTable>
export type OrderHistoryRow = Selectable<OrderHistoryTable>

const orderInsert = prepared((db, order: Insertable<OrdersTable>) => db.insertInto('orders').values(order))
const itemInsert = prepared((db, item: Insertable<OrderItemsTable>) => db.insertInto('order_items').values(item))

export const insertOrder = async (
  trx: Transaction,
  order: Insertable<OrdersTable>,
  items: Insertable<OrderItemsTable>[],
): Promise<void> => {
  await orderInsert(trx, order)
  for (const item of items) await itemInsert(trx, item)
}

interface OrderKey {
  store_id: string
  idempotency_key: string
  request_hash: string
  order_id: string
  created_at: string
}

const keyInsert = prepared((db, key: OrderKey) => db.insertInto('order_keys').values(key))
const keySelect = prepared((db, { store_id, idempotency_key }: Pick<OrderKey, 'store_id' | 'idempotency_key'>) =>
  db
    .selectFrom('order_keys')
    .select(['request_hash', 'order_id'])
    .where('store_id', '=', store_id)
    .where('idempotency_key', '=', idempotency_key),
)

export const insertOrderKey = async (trx: Transaction, key: OrderKey): Promise<void> => {
  await keyInsert(trx, key)
}

type KnownKey = Pick<OrderKey, 'request_hash' | 'order_id'>

export const findOrderKey = async (db: Db, store_id: string, idempotency_key: string): Promise<KnownKey | undefined> =>
  (await keySelect(db, { store_id, idempotency_key })).rows[0]

/** Returns the orders placed under a key: usually one. Newest first, at most 10. */
export const findOrderKeys = (db: Db, idempotency_key: string): Promise<KnownKey[]> =>
  db
    .selectFrom('order_keys')
    .select(['request_hash', 'order_id'])
    .where('idempotency_key', '=', idempotency_key)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()

const orderSelect = prepared((db, { order_id, id }: Pick<OrderRow, 'order_id' | 'id'>) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('order_id', '=', order_id), eb('id', '=', id)])),
)
const itemsSelect = prepared((db, { orderId }: { orderId: string }) =>
  db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('position'),
)

/** Finds an order by its public id or its row id. */
export const findOrder = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  (await orderSelect(db, { order_id: id.toUpperCase(), id })).rows[0]

export const itemsOfOrder = async (db: Db, orderId: string): Promise<OrderItemRow[]> =>
  (await itemsSelect(db, { orderId })).rows

export const itemsOfOrders = (db: Db, orderIds: string[]): Promise<OrderItemRow[]> =>
  db.selectFrom('order_items').selectAll().where('order_id', 'in', orderIds).orderBy('position').execute()

/** Finds an order of this store by either id. */
export const findOwnOrder = async (db: Db, storeId: string, id: string): Promise<OrderRow | undefined> => {
  const order = await findOrder(db, id)
  return order?.store_id === storeId ? order : undefined
}

/** Returns one page of a store's orders, newest first. */
export const listOrders = async (
  db: Db,
  asked: OrderQuery,
  filters: { page: number; limit: number },
): Promise<OrderRow[]> => {
  const query = ordersMatching(db, asked)
  // Ids come from the index alone, so a late page reads only the orders it shows.
  const page = await query
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit)
    .execute()
  return ordersByIds(
    db,
    page.map((row) => row.id),
  )
}

/** Counts a store's orders that match. */
export const countOrders = async (db: Db, asked: OrderQuery): Promise<number> => {
  const { count } = await ordersMatching(db, asked)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Cities that one list names. */
const CITIES = 100

/** Returns the cities of a store's orders that wait or are on their way, most orders first. */
export const openCities = async (db: Db, storeId: string) => {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['place', 'place_typed', eb.fn.countAll().as('count')])
    .where('store_id', '=', storeId)
    .where('status', 'in', openStatuses)
    .where((eb) => eb.or([eb('place', 'is not', null), eb('place_typed', 'is not', null)]))
    .groupBy(['place', 'place_typed'])
    .orderBy('count', 'desc')
    .limit(CITIES)
    .execute()
  return rows.flatMap(({ place, place_typed: typed, count }) => {
    const city = place ?? typed
    return city === null ? [] : [{ city, name: cityOf({ place, typed }) ?? city, orders: Number(count) }]
  })
}

/** Returns orders by their row ids, newest first. */
export const ordersByIds = async (db: Db, ids: string[]): Promise<OrderRow[]> => {
  if (ids.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Returns count and sum of the store's orders by status. */
export const orderTotals = (db: Db, storeId: string): Promise<Selectable<OrderTotalsTable>[]> =>
  db.selectFrom('order_totals').selectAll().where('store_id', '=', storeId).execute()

/** Returns the count of orders of every status, in the order of the statuses. */
export const ordersByStatus = (totals: Selectable<OrderTotalsTable>[]) =>
  Object.fromEntries(
    orderStatuses.map((status) => [status, Number(totals.find((row) => row.status === status)?.orders ?? 0)]),
  ) as Record<OrderStatus, number>

/** Changes an order's status if it is still the expected one, stock marks included. Of several at once, one wins. */
export const swapStatus = async (
  trx: Transaction,
  seen: Pick<OrderRow, 'id' | 'status' | 'to_check'>,
  change: Partial<Pick<OrderRow, 'admin_notes' | 'to_check'>> & Pick<OrderRow, 'status' | 'updated_at'>,
): Promise<boolean> => {
  const result = await trx
    .updateTable('orders')
    .set(change)
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('to_check', 'is not distinct from', seen.to_check)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Records what came back of a line. */
export const setReturned = async (
  trx: Transaction,
  { order_id, position, returned_quantity, damaged_quantity }: OrderItemRow,
): Promise<void> => {
  await trx
    .updateTable('order_items')
    .set({ returned_quantity, damaged_quantity })
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .execute()
}

export const setNotes = async (
  trx: Transaction,
  id: string,
  change: Pick<OrderRow, 'admin_notes' | 'updated_at'>,
): Promise<void> => {
  await trx.updateTable('orders').set(change).where('id', '=', id).execute()
}

/** Notes that the buyer has confirmed an order. */
export const confirmByBuyer = async (
  trx: Transaction,
  id: string,
  change: Pick<OrderRow, 'buyer_confirmed_at' | 'updated_at'>,
): Promise<void> => {
  await trx.updateTable('orders').set(change).where('id', '=', id).execute()
}

/** Replaces the link to an order's private page. The old one opens nothing any more. */
export const renewLink = async (trx: Transaction, id: string): Promise<void> => {
  await trx
    .updateTable('orders')
    .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Marks an unconfirmed order whose hold ended as «to be checked». Returns it to one caller only. */
export const markToCheck = (
  trx: Transaction,
  id: string,
  to_check: CheckReason,
  updated_at: string,
): Promise<OrderRow | undefined> =>
  trx
    .updateTable('orders')
    .set({ to_check, updated_at })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .where('to_check', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const historyOfOrders = (db: Db, orderIds: string[]): Promise<OrderHistoryRow[]> =>
  db.selectFrom('order_history').selectAll().where('order_id', 'in', orderIds).orderBy('at').execute()

/** Deletes up to `limit` keys older than `before`; orders stay. Returns how many. */
export const removeOrderKeys = async (db: Db, before: string, limit: number): Promise<number> => {
  const result = await db
    .deleteFrom('order_keys')
    .where('order_id', 'in', (old) =>
      old.selectFrom('order_keys').select('order_id').where('created_at', '<=', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
