import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import type { CustomersTable } from './customers.table.ts'

export type CustomerRow = Selectable<CustomersTable>

/** Names kept of a customer. */
const NAMES = 5

/** Reads the names of a row. */
export const namesOf = jsonColumn(z.array(z.string()), [])

const byPhone = prepared((db, { store_id, phone }: Pick<CustomerRow, 'store_id' | 'phone'>) =>
  db.selectFrom('customers').selectAll().where('store_id', '=', store_id).where('phone', '=', phone),
)
const customerInsert = prepared((db, row: Insertable<CustomersTable>) => db.insertInto('customers').values(row))
const orderCount = prepared((db, { id, ...seen }: Pick<CustomerRow, 'id' | 'name' | 'names' | 'last_order_at'>) =>
  db
    .updateTable('customers')
    .set((eb) => ({ ...seen, orders: eb('orders', '+', 1) }))
    .where('id', '=', id),
)

export const findCustomerByPhone = async (db: Db, store_id: string, phone: string): Promise<CustomerRow | undefined> =>
  (await byPhone(db, { store_id, phone })).rows[0]

/** Counts an order of a customer, who may be new. Returns the id. Call it with the store locked. */
export const countOrderOf = async (
  trx: Transaction,
  known: CustomerRow | undefined,
  { store_id, phone, name, at }: { store_id: string; phone: string; name: string; at: string },
): Promise<string> => {
  const names = JSON.stringify(
    [name, ...(known ? namesOf(known.names) : [])]
      .filter((one, index, all) => all.indexOf(one) === index)
      .slice(0, NAMES),
  )
  if (known) {
    await orderCount(trx, { id: known.id, name, names, last_order_at: at })
    return known.id
  }
  const id = newId()
  await customerInsert(trx, { id, store_id, phone, name, names, orders: 1, first_order_at: at, last_order_at: at })
  return id
}

type Counts = Pick<CustomerRow, 'delivered' | 'returned' | 'cancelled' | 'spent'>

/** Adds to the past of a customer. */
export const addToCustomer = async (trx: Transaction, id: string, added: Counts): Promise<void> => {
  await trx
    .updateTable('customers')
    .set((eb) => ({
      delivered: eb('delivered', '+', added.delivered),
      returned: eb('returned', '+', added.returned),
      cancelled: eb('cancelled', '+', added.cancelled),
      spent: eb('spent', '+', added.spent),
    }))
    .where('id', '=', id)
    .execute()
}

export const customersByIds = async (db: Db, ids: string[]): Promise<CustomerRow[]> => {
  if (ids.length === 0) return []
  return db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('last_order_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Finds a customer of this store. */
export const findOwnCustomer = async (db: Db, storeId: string, id: string): Promise<CustomerRow | undefined> => {
  const [row] = await customersByIds(db, [id])
  return row?.store_id === storeId ? row : undefined
}

/** Returns up to `limit` customers of a store after `last`, latest order first. */
export const customersAfter = (
  db: Db,
  storeId: string,
  last: Pick<CustomerRow, 'last_order_at' | 'id'> | undefined,
  limit: number,
): Promise<CustomerRow[]> => {
  let query = db.selectFrom('customers').selectAll().where('store_id', '=', storeId)
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('last_order_at', 'id'), '<', eb.tuple(last.last_order_at, last.id)))
  }
  return query.orderBy('last_order_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}
