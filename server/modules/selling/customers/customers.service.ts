import { CUSTOMER_ORDERS, type Customer, SEARCHED_CUSTOMERS } from '#contract/customers/customers.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { Currency } from '#contract/money.ts'
import { isSpoken, soundsLike } from '#contract/search/match.ts'
import { partOfNumber } from '#server/db/containing.ts'
import type { Db } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { presentInFull } from '#server/modules/selling/orders/present-order.ts'
import {
  type CustomerRow,
  customersAfter,
  customersByIds,
  findOwnCustomer,
  namesOf,
} from '#server/records/customers/customers.repo.ts'
import type { LinkDeps } from '#server/records/orders/order-links.ts'
import { ordersByIds } from '#server/records/orders/orders.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { eraseReviewsBy } from '#server/records/reviews/reviews.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import {
  countCustomers,
  eraseOrdersOf,
  hasOpenOrders,
  idsOfOrders,
  listCustomers,
  setCustomer,
} from './customers.repo.ts'

/** Rows searched at once: then others have their turn. */
const CHUNK = 500

const notFound = () => new AppError('not_found', 'Customer not found')

export const presentCustomer = (row: CustomerRow, currency: Currency): Customer => ({
  id: row.id,
  phone: row.phone,
  name: row.name,
  names: namesOf(row.names),
  city: row.city,
  orders: row.orders,
  delivered: row.delivered,
  returned: row.returned,
  cancelled: row.cancelled,
  spent: toDecimal(row.spent),
  currency,
  note: row.note,
  blocked: row.blocked === 1,
  first_order_at: row.first_order_at,
  last_order_at: row.last_order_at,
})

/** Returns a page of a store's customers, latest order first. */
export const customerPage = async (db: Db, storeId: string, page: { page: number; limit: number }) => ({
  rows: await listCustomers(db, storeId, page),
  total: await countCustomers(db, storeId),
})

/**
 * Returns customers whose names or phone contain a text, latest order first. Compares here, not by LIKE, as orders.
 * Where none does, another spelling or the other script counts.
 */
export const searchCustomers = async (
  db: Db,
  { id, country_code }: Pick<StoreRow, 'id' | 'country_code'>,
  search: string,
  { page, limit }: { page: number; limit: number },
) => {
  const text = search.toLowerCase()
  const country = country_code.slice(1)
  const digits = partOfNumber(search)?.replace(/^0+/, '')
  const matches = ({ names, phone }: CustomerRow) =>
    names.toLowerCase().includes(text) || (digits ? phone.includes(digits) || `${country}${digits}` === phone : false)
  const plain = await customersWith(db, id, (rows) => rows.map(matches))
  const found =
    plain.length > 0 || !isSpoken(search)
      ? plain
      : await customersWith(db, id, (rows) =>
          soundsLike(
            rows.map(({ names }) => names),
            search,
          ),
        )
  return { rows: await customersByIds(db, found.slice((page - 1) * limit, page * limit)), total: found.length }
}

/** Returns ids of the customers who pass, latest order first. */
const customersWith = async (
  db: Db,
  storeId: string,
  test: (rows: readonly CustomerRow[]) => boolean[],
): Promise<string[]> => {
  const found: string[] = []
  let last: CustomerRow | undefined
  for (let seen = 0; seen < SEARCHED_CUSTOMERS; seen += CHUNK) {
    const rows = await customersAfter(db, storeId, last, CHUNK)
    const passed = test(rows)
    for (const [index, row] of rows.entries()) if (passed[index]) found.push(row.id)
    if (rows.length < CHUNK) break
    last = rows.at(-1)
  }
  return found
}

/** Returns a customer with the latest orders. Throws `not_found` for another store's. */
export const readCustomer = async (deps: Pick<Deps, 'db'> & LinkDeps, store: StoreRow, id: string) => {
  const { db } = deps
  const row = await findOwnCustomer(db, store.id, id)
  if (!row) throw notFound()
  const orders = await ordersByIds(db, await idsOfOrders(db, row.id, CUSTOMER_ORDERS))
  return {
    ...presentCustomer(row, store.currency),
    latest_orders: await presentInFull(db, orders, 'seller', deps),
  }
}

/** Saves the seller's note of a customer, or blocks their phone. Throws `not_found`. */
export const changeCustomer = (
  deps: Deps,
  store: StoreRow,
  id: string,
  { note, blocked }: { note?: string | undefined; blocked?: boolean | undefined },
): Promise<Customer> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const row = await findOwnCustomer(trx, store.id, id)
    if (!row) throw notFound()
    const changed = {
      note: note === undefined ? row.note : note || null,
      blocked: blocked === undefined ? row.blocked : blocked ? 1 : 0,
    }
    await setCustomer(trx, id, changed)
    return presentCustomer({ ...row, ...changed }, store.currency)
  })

/**
 * Erases a customer from the orders and reviews of a store. Amounts, figures and stars stay. Throws `not_found`, and
 * `conflict` while an order is under way, which needs its address.
 */
export const eraseCustomer = (deps: Deps, store: StoreRow, id: string): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    if (!(await findOwnCustomer(trx, store.id, id))) throw notFound()
    if (await hasOpenOrders(trx, id)) {
      throw new AppError('conflict', 'This customer has an open order. Finish or cancel it first.')
    }
    await eraseOrdersOf(trx, id)
    if (await eraseReviewsBy(trx, id)) await enqueuePublish(trx, deps.clock, store.id)
  })
