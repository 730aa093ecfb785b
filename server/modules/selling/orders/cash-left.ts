import { cashOf } from '#contract/couriers/courier-row.ts'
import { toDecimal } from '#contract/minor-units.ts'
import type { Transaction } from '#server/db/database.ts'
import { type ShipmentRow, shipmentsOf, updateShipment } from '#server/records/couriers/shipments.repo.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'

type Owed = Pick<OrderRow, 'id' | 'total_amount' | 'paid_amount'>

/** Returns what a parcel collects: what is due and no other parcel collects, in whole rupees. In minor units. */
export const cashLeft = ({ total_amount, paid_amount }: Omit<Owed, 'id'>, others: readonly ShipmentRow[]): number => {
  const elsewhere = others.reduce((sum, { cod_amount }) => sum + Number(cod_amount), 0)
  return cashOf(toDecimal(total_amount - paid_amount - elsewhere)) * 100
}

/** Corrects the cash of an order's parcels that have no number yet, after its amounts changed. */
export const renewCash = async (trx: Transaction, order: Owed): Promise<void> => {
  const parcels = await shipmentsOf(trx, [order.id])
  for (const parcel of parcels) {
    if (parcel.tracking_number !== null) continue
    const others = parcels.filter((one) => one !== parcel)
    parcel.cod_amount = cashLeft(order, others)
    await updateShipment(trx, parcel.id, { cod_amount: parcel.cod_amount })
  }
}
