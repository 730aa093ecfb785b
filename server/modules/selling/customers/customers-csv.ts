import type { Db } from '#server/db/database.ts'
import { streamCsv } from '#server/lib/csv.ts'
import { type CustomerRow, customersAfter } from '#server/records/customers/customers.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { presentCustomer } from './customers.service.ts'

const BATCH = 500
const columns = [
  'name',
  'phone',
  'orders',
  'delivered',
  'returned',
  'cancelled',
  'spent',
  'currency',
  'note',
  'blocked',
  'first_order_at',
  'last_order_at',
] as const

/** Streams a store's customers as CSV. */
export const customersCsv = (db: Db, { id, currency }: StoreRow): ReadableStream<Uint8Array> => {
  let last: CustomerRow | undefined
  return streamCsv(columns, async () => {
    const found = await customersAfter(db, id, last, BATCH)
    last = found.at(-1) ?? last
    return found.map((row) => {
      const customer = presentCustomer(row, currency)
      return columns.map((column) => (column === 'blocked' ? (customer.blocked ? 'yes' : '') : customer[column]))
    })
  })
}
