import type { Selectable } from 'kysely'
import { type LayoutConfig, layoutConfig } from '#contract/stores/stores.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import type { LayoutConfigsTable } from './layouts.table.ts'

/** A store's chosen layout as it is read. */
export type LayoutConfigRow = Omit<Selectable<LayoutConfigsTable>, 'customizations' | 'config'> & LayoutConfig

const values = jsonColumn(layoutConfig.shape.customizations, {})

export const findLayoutConfig = async (db: Db, storeId: string): Promise<LayoutConfigRow | undefined> => {
  const row = await db.selectFrom('layout_configs').selectAll().where('store_id', '=', storeId).executeTakeFirst()
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
