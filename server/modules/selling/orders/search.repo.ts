import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { NUMBER_BEGINNING, SEARCHED_ORDERS } from '#contract/orders/orders.ts'
import { partOfNumber } from '#server/db/containing.ts'
import type { Db } from '#server/db/database.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/** Rows looked at in one go: under a millisecond, then others have their turn. */
const CHUNK = 200
/** Orders of the whole platform that a beginning of a number is looked for among: more than ever share one by chance. */
const SAME_BEGINNING = 50

/** What is searched for, in which orders of which store; nobody waits for it any more once `signal` says so. */
export interface OrderSearch {
  store: Pick<StoreRow, 'id' | 'country_code'>
  statuses: readonly OrderStatus[]
  search: string
  signal?: AbortSignal | undefined
}

/**
 * Ids of a store's orders that hold a text in the buyer's name, the order's id or the buyer's phone, however either was written, newest first.
 * Looks at the newest `SEARCHED_ORDERS`; older ones are found by the beginning of their id. Compared here and not by LIKE, as products are.
 */
export const searchOrders = async (db: Db, query: OrderSearch): Promise<string[]> => {
  const holds = matcher(query)
  const found: string[] = []
  let last: Pick<OrderRow, 'created_at' | 'id'> | undefined
  for (let seen = 0; seen < SEARCHED_ORDERS; seen += CHUNK) {
    const rows = await ordersBefore(db, query.store.id, last)
    for (const row of rows) if (query.statuses.includes(row.status) && holds(row)) found.push(row.id)
    // Of a search that nobody waits for, what was found so far is nobody's either.
    if (rows.length < CHUNK || query.signal?.aborted) return found
    last = rows.at(-1)
    await nextTurn()
  }
  const numbered = await ordersNumbered(db, query)
  return [...found, ...numbered.filter((id) => !found.includes(id))]
}

const ordersBefore = (db: Db, storeId: string, last: Pick<OrderRow, 'created_at' | 'id'> | undefined) => {
  let query = db
    .selectFrom('orders')
    .select(['id', 'created_at', 'status', 'order_id', 'buyer_name', 'buyer_phone'])
    .where('store_id', '=', storeId)
  if (last) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)))
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(CHUNK).execute()
}

/** Orders whose id begins so, newest first: read from its index, however many orders there are. */
const ordersNumbered = async (db: Db, { store, statuses, search }: OrderSearch): Promise<string[]> => {
  if (search.length < NUMBER_BEGINNING) return []
  const beginning = search.toUpperCase()
  // The store is told apart here: asked for, it would be what the database looks up, and all of its orders would be read.
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'store_id', 'status', 'created_at'])
    .where('order_id', '>=', beginning)
    .where('order_id', '<', `${beginning}\uffff`)
    .limit(SAME_BEGINNING)
    .execute()
  return rows
    .filter((row) => row.store_id === store.id && statuses.includes(row.status))
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .map(({ id }) => id)
}

const matcher = ({ search, store }: OrderSearch) => {
  const text = search.toLowerCase()
  const digits = partOfNumber(search)
  const country = store.country_code.slice(1)
  const atHome = digits?.startsWith(country) && digits.length > country.length ? digits.slice(country.length) : digits
  return (order: Pick<OrderRow, 'buyer_name' | 'order_id' | 'buyer_phone'>): boolean =>
    order.buyer_name.toLowerCase().includes(text) ||
    order.order_id.toLowerCase().includes(text) ||
    (atHome !== undefined && order.buyer_phone.replace(/\D/g, '').includes(atHome))
}
