import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { ShipmentsTable } from './couriers.table.ts'

export type ShipmentRow = Selectable<ShipmentsTable>

/** Returns parcels of orders, oldest first. */
export const shipmentsOf = async (db: Db, orderIds: readonly string[]): Promise<ShipmentRow[]> =>
  orderIds.length === 0
    ? []
    : db.selectFrom('shipments').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()

export const insertShipments = async (trx: Transaction, rows: readonly ShipmentRow[]): Promise<void> => {
  if (rows.length > 0) await trx.insertInto('shipments').values(rows).execute()
}

export const updateShipment = async (trx: Transaction, id: string, change: Partial<ShipmentRow>): Promise<void> => {
  await trx.updateTable('shipments').set(change).where('id', '=', id).execute()
}

export const deleteShipment = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('shipments').where('id', '=', id).execute()
}

/** Returns the parcels of a courier file, in its order. */
export const shipmentsOfBatch = (db: Db, storeId: string, batch: string): Promise<ShipmentRow[]> =>
  db
    .selectFrom('shipments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('batch', '=', batch)
    .orderBy('id')
    .execute()

/** Returns the latest courier files of a store. */
export const latestBatches = async (db: Db, storeId: string, limit: number) => {
  const rows = await db
    .selectFrom('shipments')
    .select((eb) => [
      'batch',
      eb.fn.min('courier').as('courier'),
      eb.fn.countAll().as('parcels'),
      eb.fn.max('batched_at').as('made_at'),
    ])
    .where('store_id', '=', storeId)
    .where('batch', 'is not', null)
    .groupBy('batch')
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ batch, courier, parcels, made_at }) => ({
    batch: batch ?? '',
    courier,
    parcels: Number(parcels),
    made_at: made_at ?? '',
  }))
}

/** Counts the courier files that a store has made since a moment. */
export const countBatchesSince = async (db: Db, storeId: string, since: string): Promise<number> => {
  const { count } = await db
    .selectFrom('shipments')
    .select((eb) => eb.fn.count('batch').distinct().as('count'))
    .where('store_id', '=', storeId)
    .where('batched_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns who has one of these numbers already. */
export const withNumbers = (db: Db, storeId: string, numbers: readonly string[]): Promise<ShipmentRow[]> =>
  db
    .selectFrom('shipments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('tracking_number', 'in', numbers)
    .execute()
