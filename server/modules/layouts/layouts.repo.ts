import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { LayoutConfigsTable } from './layouts.table.ts'

export type LayoutConfigRow = Selectable<LayoutConfigsTable>

export const findLayoutConfig = (db: Db, storeId: string): Promise<LayoutConfigRow | undefined> =>
  db.selectFrom('layout_configs').selectAll().where('store_id', '=', storeId).executeTakeFirst()

export const upsertLayoutConfig = async (trx: Transaction, row: LayoutConfigRow): Promise<void> => {
  const { store_id, ...rest } = row
  await trx
    .insertInto('layout_configs')
    .values(row)
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(rest))
    .execute()
}
