import type { Selectable } from 'kysely'
import { type LayoutConfig, layoutConfig } from '#contract/stores/stores.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import type { LayoutConfigsTable } from './layouts.table.ts'

/** A store's chosen layout as read. */
export type LayoutConfigRow = Omit<Selectable<LayoutConfigsTable>, 'customizations' | 'config'> & LayoutConfig

const values = jsonColumn(layoutConfig.shape.customizations, {})

const ofStore = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('layout_configs').selectAll().where('store_id', '=', storeId),
)

export const findLayoutConfig = async (db: Db, storeId: string): Promise<LayoutConfigRow | undefined> => {
  const [row] = (await ofStore(db, { storeId })).rows
  return row && { ...row, customizations: values(row.customizations), config: values(row.config) }
}

export const upsertLayoutConfig = async (trx: Transaction, { store_id, ...row }: LayoutConfigRow): Promise<void> => {
  const stored = {
    ...row,
    customizations: JSON.stringify(row.customizations),
    config: JSON.stringify(row.config),
  }
  await trx
    .insertInto('layout_configs')
    .values({ store_id, ...stored })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(stored))
    .execute()
}

/** Returns a store's values for its earlier layouts, by layout. */
export const keptDesigns = async (db: Db, storeId: string): Promise<Record<string, LayoutConfig['customizations']>> => {
  const rows = await db.selectFrom('kept_designs').selectAll().where('store_id', '=', storeId).execute()
  return Object.fromEntries(rows.map(({ layout, customizations }) => [layout, values(customizations)]))
}

/** Keeps the values of a layout that the store leaves. */
export const keepDesign = async (
  trx: Transaction,
  storeId: string,
  layout: string,
  set: LayoutConfig['customizations'],
): Promise<void> => {
  const customizations = JSON.stringify(set)
  await trx
    .insertInto('kept_designs')
    .values({ store_id: storeId, layout, customizations })
    .onConflict((conflict) => conflict.columns(['store_id', 'layout']).doUpdateSet({ customizations }))
    .execute()
}

/** Deletes the kept values of a layout that is live again. */
export const forgetKeptDesign = async (trx: Transaction, storeId: string, layout: string): Promise<void> => {
  await trx.deleteFrom('kept_designs').where('store_id', '=', storeId).where('layout', '=', layout).execute()
}
