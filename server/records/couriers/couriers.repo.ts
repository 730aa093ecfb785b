import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { CourierColumn } from '#contract/couriers/courier-columns.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import type { CouriersTable } from './couriers.table.ts'

export type CourierRow = Selectable<CouriersTable>

export const couriersOf = (db: Db, storeId: string): Promise<CourierRow[]> =>
  db.selectFrom('couriers').selectAll().where('store_id', '=', storeId).orderBy('id').execute()

/** Finds a courier of this store. */
export const findOwnCourier = async (db: Db, storeId: string, id: string): Promise<CourierRow | undefined> => {
  const row = await db.selectFrom('couriers').selectAll().where('id', '=', id).executeTakeFirst()
  return row?.store_id === storeId ? row : undefined
}

export const insertCourier = async (trx: Transaction, row: CourierRow): Promise<void> => {
  await trx.insertInto('couriers').values(row).execute()
}

export const updateCourier = async (trx: Transaction, id: string, change: Partial<CourierRow>): Promise<void> => {
  await trx.updateTable('couriers').set(change).where('id', '=', id).execute()
}

export const deleteCourier = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('couriers').where('id', '=', id).execute()
}

const places = z.record(z.string(), z.string())

/** Reads a courier with its JSON columns. */
export const readCourier = (row: CourierRow) => ({
  id: row.id,
  name: row.name,
  columns: JSON.parse(row.columns) as CourierColumn[],
  places: places.parse(JSON.parse(row.places)),
  tracking_link: row.tracking_link,
  numbered_places: row.numbered_places === 1,
  plain_text: row.plain_text === 1,
  weight_g: row.weight_g,
  updated_at: row.updated_at,
})
