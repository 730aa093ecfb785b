import { stringify } from 'csv-stringify/sync'
import type { Db } from '#server/db/database.ts'
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

/**
 * Streams a store's customers as CSV, for Excel with a byte order mark. Prefixes cells a spreadsheet would run as a
 * formula with an apostrophe.
 */
export const customersCsv = (db: Db, { id, currency }: StoreRow): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let last: CustomerRow | undefined
  let header = true
  return new ReadableStream({
    pull: async (controller) => {
      const found = await customersAfter(db, id, last, BATCH)
      const rows = found.map((row) => {
        const customer = presentCustomer(row, currency)
        return columns.map((column) => (column === 'blocked' ? (customer.blocked ? 'yes' : '') : customer[column]))
      })
      const text = stringify(rows, {
        header,
        columns: [...columns],
        escape_formulas: true,
        record_delimiter: 'windows',
        bom: header,
      })
      controller.enqueue(encoder.encode(text))
      header = false
      last = found.at(-1)
      if (found.length < BATCH) controller.close()
    },
  })
}
