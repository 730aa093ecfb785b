import { setImmediate as nextTurn } from 'node:timers/promises'
import { cityOf } from '#contract/delivery/destination.ts'
import { NUMBER_BEGINNING, SEARCHED_ORDERS } from '#contract/orders/bounds.ts'
import { isSpoken, soundsLike } from '#contract/search/match.ts'
import { partOfNumber } from '#server/db/containing.ts'
import type { Db } from '#server/db/database.ts'
import { type OrderQuery, ordersMatching } from '#server/records/orders/order-query.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/** Rows searched at once: under a millisecond, then others have their turn. */
const CHUNK = 200
/** Fewer letters are in the name of nearly every product. */
const PRODUCT_LETTERS = 3
/** Products whose orders a search finds. */
const PRODUCTS_FOUND = 200
/** Most orders of all stores read for the start of an id. By chance, far fewer share one. */
const SAME_BEGINNING = 50

/** A search of a store's orders. It ends early when `signal` aborts. */
export interface OrderSearch extends OrderQuery {
  store: Pick<StoreRow, 'country_code'>
  search: string
  signal?: AbortSignal | undefined
}

/**
 * Returns ids of a store's orders whose buyer name, city, id, phone or product contains a text in any form, newest
 * first. Looks at the newest `SEARCHED_ORDERS`; older ones match by the start of their id. Compares here, not by LIKE,
 * as for products. Where nothing contains it, another spelling or the other script counts: `rabia` finds «رابعہ».
 */
export const searchOrders = async (db: Db, query: OrderSearch): Promise<string[]> => {
  const holds = matcher(query)
  const text = query.search.toLowerCase()
  const found = await ordersWith(db, query, {
    holds: (rows) => rows.map(holds),
    named: (names) => names.map((name) => name.toLowerCase().includes(text)),
  })
  const numbered = await ordersNumbered(db, query)
  const all = [...found, ...numbered.filter((id) => !found.includes(id))]
  if (all.length > 0 || !isSpoken(query.search) || query.signal?.aborted) return all
  const sounds = (texts: readonly string[]) => soundsLike(texts, query.search)
  return ordersWith(db, query, {
    holds: (rows) => sounds(rows.map((row) => `${row.buyer_name} ${cityOfOrder(row) ?? ''}`)),
    named: sounds,
  })
}

type Searched = Pick<OrderRow, 'buyer_name' | 'order_id' | 'buyer_phone' | 'place' | 'place_typed'>

/** Tests of rows, and of names of products. */
interface Ways {
  holds: (rows: readonly Searched[]) => boolean[]
  named: (names: readonly string[]) => boolean[]
}

/** Returns ids of the newest orders that a search finds. */
const ordersWith = async (db: Db, query: OrderSearch, { holds, named }: Ways): Promise<string[]> => {
  const products = await productsNamed(db, query, named)
  const found: string[] = []
  let last: Pick<OrderRow, 'created_at' | 'id'> | undefined
  for (let seen = 0; seen < SEARCHED_ORDERS; seen += CHUNK) {
    const rows = await ordersBefore(db, query, last)
    const bought = await ordersOf(db, rows, products)
    const held = holds(rows)
    for (const [index, row] of rows.entries()) if (bought.has(row.id) || held[index]) found.push(row.id)
    // Stops an aborted search, whose result nobody reads.
    if (rows.length < CHUNK || query.signal?.aborted) return found
    last = rows.at(-1)
    await nextTurn()
  }
  return found
}

const ordersBefore = (db: Db, asked: OrderQuery, last: Pick<OrderRow, 'created_at' | 'id'> | undefined) => {
  let query = ordersMatching(db, asked).select([
    'id',
    'created_at',
    'order_id',
    'buyer_name',
    'buyer_phone',
    'place',
    'place_typed',
  ])
  if (last) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)))
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(CHUNK).execute()
}

/** Returns the store's products whose name passes. */
const productsNamed = async (db: Db, { storeId, search }: OrderSearch, named: Ways['named']): Promise<string[]> => {
  if (search.length < PRODUCT_LETTERS) return []
  const rows = await db.selectFrom('products').select(['id', 'name']).where('store_id', '=', storeId).execute()
  const passed = named(rows.map(({ name }) => name))
  return rows.flatMap(({ id }, index) => (passed[index] ? [id] : [])).slice(0, PRODUCTS_FOUND)
}

/** Returns which of these orders have one of the products. */
const ordersOf = async (db: Db, rows: readonly { id: string }[], products: readonly string[]) => {
  if (rows.length === 0 || products.length === 0) return new Set<string>()
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_items')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('product_id', 'in', products)
    .execute()
  return new Set(lines.map(({ order_id }) => order_id))
}

/** Returns orders by the start of their id, newest first. Uses its index. */
const ordersNumbered = async (db: Db, { storeId, statuses, search }: OrderSearch): Promise<string[]> => {
  if (search.length < NUMBER_BEGINNING) return []
  const beginning = search.toUpperCase()
  // Filters by store in code. In the query, the database would use the store's index and read all its orders.
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'store_id', 'status', 'created_at'])
    .where('order_id', '>=', beginning)
    .where('order_id', '<', `${beginning}\uffff`)
    .limit(SAME_BEGINNING)
    .execute()
  return rows
    .filter((row) => row.store_id === storeId && statuses.includes(row.status))
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .map(({ id }) => id)
}

const cityOfOrder = ({ place, place_typed }: Searched) => cityOf({ place, typed: place_typed })

const matcher = ({ search, store }: OrderSearch) => {
  const text = search.toLowerCase()
  const digits = partOfNumber(search)
  const country = store.country_code.slice(1)
  const atHome = digits?.startsWith(country) && digits.length > country.length ? digits.slice(country.length) : digits
  return (order: Searched): boolean =>
    order.buyer_name.toLowerCase().includes(text) ||
    order.order_id.toLowerCase().includes(text) ||
    (cityOfOrder(order)?.toLowerCase().includes(text) ?? false) ||
    (atHome !== undefined && order.buyer_phone.replace(/\D/g, '').includes(atHome))
}
