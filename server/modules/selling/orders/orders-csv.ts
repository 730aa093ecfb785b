import type { Order } from '#contract/orders/orders.ts'
import type { Shipment } from '#contract/orders/shipment.ts'
import { homeNumber } from '#contract/phone-formats.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import type { Db } from '#server/db/database.ts'
import { streamCsv } from '#server/lib/csv.ts'
import { type OrderQuery, ordersMatching } from '#server/records/orders/order-query.ts'
import { itemsOfOrders, type OrderItemRow, type OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { presentOrder } from './present-order.ts'
import { parcelsOf } from './present-parcels.ts'

const BATCH = 250
/** Orders in one file: 10 MB. */
const MOST = 20_000

/** Writes a moment as Pakistan's clocks show it: `2026-03-01 16:05`. */
const clockTime = (moment: string): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Karachi', dateStyle: 'short', timeStyle: 'short' })

type Listed = Order & { shipments: Shipment[] }
type Cell = (order: Listed, store: Pick<StoreRow, 'country_code'>) => string | number | null

const columns: Record<string, Cell> = {
  order: ({ order_id }) => order_id,
  placed: ({ created_at }) => clockTime(created_at),
  status: ({ status }) => status,
  name: ({ buyer_name }) => buyer_name,
  // The space keeps a spreadsheet from dropping the 0.
  phone: ({ buyer_phone }, { country_code }) => homeNumber(buyer_phone, country_code).replace(/^0\d{3}/, '$& '),
  city: ({ city }) => city,
  address: ({ delivery_address }) => delivery_address,
  products: ({ items }) =>
    items.map((item) => `${item.quantity} × ${nameWithVariant(item.product_name, item.variant_label)}`).join('; '),
  pieces: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
  came_back: ({ items }) => items.reduce((sum, { returned_quantity }) => sum + returned_quantity, 0),
  goods: ({ goods_amount }) => goods_amount,
  discount: ({ discount_amount }) => discount_amount,
  code: ({ discount_code = null }) => discount_code,
  delivery: ({ delivery_amount }) => delivery_amount,
  adjustment: ({ adjustment_amount }) => adjustment_amount,
  total: ({ total_amount }) => total_amount,
  paid: ({ paid_amount }) => paid_amount,
  due: ({ due_amount }) => due_amount,
  currency: ({ currency }) => currency,
  source: ({ source }) => source,
  courier: ({ shipments }) => [...new Set(shipments.map(({ courier }) => courier))].join('; '),
  tracking: ({ shipments }) => shipments.flatMap(({ tracking_number }) => tracking_number ?? []).join('; '),
  notes: ({ order_notes }) => order_notes,
}

const ordersBefore = (db: Db, asked: OrderQuery, last: OrderRow | undefined, limit: number): Promise<OrderRow[]> => {
  let query = ordersMatching(db, asked).selectAll('orders')
  if (last) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)))
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Streams a store's orders as CSV, newest first, at most `MOST`. */
export const ordersCsv = (db: Db, store: StoreRow, asked: OrderQuery): ReadableStream<Uint8Array> => {
  let last: OrderRow | undefined
  let left = MOST
  return streamCsv(Object.keys(columns), async () => {
    const found = left > 0 ? await ordersBefore(db, asked, last, Math.min(left, BATCH)) : []
    if (found.length === 0) return []
    last = found.at(-1)
    left -= found.length
    const items = Map.groupBy<string, OrderItemRow>(
      await itemsOfOrders(
        db,
        found.map(({ id }) => id),
      ),
      ({ order_id }) => order_id,
    )
    const parcels = await parcelsOf(db, found, 'seller')
    return found.map((row) => {
      const order = { ...presentOrder(row, items.get(row.id) ?? []), shipments: parcels.get(row.id) ?? [] }
      return Object.values(columns).map((cell) => cell(order, store))
    })
  })
}
