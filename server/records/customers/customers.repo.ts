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

const orderCount = prepared((db, row: Insertable<CustomersTable>) =>
  db
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'phone']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        orders: eb('customers.orders', '+', eb.ref('excluded.orders')),
        last_order_at: eb.ref('excluded.last_order_at'),
      })),
    )
    .returning(['id', 'names', 'blocked', 'returned']),
)
const namesUpdate = prepared((db, { id, names }: Pick<CustomerRow, 'id' | 'names'>) =>
  db.updateTable('customers').set({ names }).where('id', '=', id),
)

/** Counts an order of a phone, whose customer may be new. Returns its id, what came back, and whether it is blocked. */
export const countOrderOf = async (
  trx: Transaction,
  { store_id, phone, name, at }: { store_id: string; phone: string; name: string; at: string },
): Promise<{ id: string; blocked: boolean; returned: number }> => {
  const first = { id: newId(), store_id, phone, name, names: JSON.stringify([name]), orders: 1, blocked: 0 as const }
  const { rows } = await orderCount(trx, { ...first, first_order_at: at, last_order_at: at })
  const { id, names, blocked, returned } = rows[0] ?? { ...first, returned: 0 }
  const known = namesOf(names)
  if (known[0] !== name) {
    const latest = [name, ...known.filter((other) => other !== name)].slice(0, NAMES)
    await namesUpdate(trx, { id, names: JSON.stringify(latest) })
  }
  return { id, blocked: blocked === 1, returned }
}

/**
 * Counts an order under another phone or name, and no longer under the one before. Returns the customer's id. Forgets
 * who has no order left and no note.
 */
export const moveToCustomer = async (
  trx: Transaction,
  from: string | null,
  to: { store_id: string; phone: string; name: string; at: string },
): Promise<string> => {
  const known = await trx
    .selectFrom('customers')
    .select(['last_order_at'])
    .where('store_id', '=', to.store_id)
    .where('phone', '=', to.phone)
    .executeTakeFirst()
  const at = known && known.last_order_at > to.at ? known.last_order_at : to.at
  const { id } = await countOrderOf(trx, { ...to, at })
  if (from === null) return id
  await trx
    .updateTable('customers')
    .set((eb) => ({ orders: eb('orders', '-', 1) }))
    .where('id', '=', from)
    .execute()
  await trx
    .deleteFrom('customers')
    .where('id', '=', from)
    .where('orders', '=', 0)
    .where('note', 'is', null)
    .where('blocked', '=', 0)
    .execute()
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
