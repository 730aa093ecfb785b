import { courierPresets } from '#contract/couriers/courier-columns.ts'
import { trackingUrl } from '#contract/couriers/courier-row.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { Shipment } from '#contract/orders/shipment.ts'
import type { Db } from '#server/db/database.ts'
import { couriersOf } from '#server/records/couriers/couriers.repo.ts'
import { type ShipmentRow, shipmentsOf } from '#server/records/couriers/shipments.repo.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'

/** Returns the parcels of orders, by order id. Only `seller` readers see their file. */
export const parcelsOf = async (
  db: Db,
  rows: readonly OrderRow[],
  reader: 'seller' | 'buyer',
): Promise<Map<string, Shipment[]>> => {
  const found = await shipmentsOf(
    db,
    rows.map(({ id }) => id),
  )
  const links = new Map<string, string>()
  for (const storeId of new Set(found.map(({ store_id }) => store_id))) {
    for (const { id, tracking_link } of await couriersOf(db, storeId)) links.set(id, tracking_link)
  }
  const present = (row: ShipmentRow): Shipment => {
    const preset = courierPresets.find(({ name }) => name === row.courier)
    const link = row.courier_id === null ? preset?.tracking_link : (links.get(row.courier_id) ?? preset?.tracking_link)
    const tracking_url = trackingUrl(link, row.tracking_number)
    return {
      id: row.id,
      courier: row.courier,
      tracking_number: row.tracking_number,
      ...(tracking_url && { tracking_url }),
      cod_amount: toDecimal(Number(row.cod_amount)),
      weight_g: row.weight_g,
      pieces: row.pieces,
      ...(reader === 'seller' && row.batch !== null && { batch: row.batch }),
      created_at: row.created_at,
    }
  }
  return new Map([...Map.groupBy(found, ({ order_id }) => order_id)].map(([id, own]) => [id, own.map(present)]))
}
