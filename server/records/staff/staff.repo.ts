import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { ShopLogTable, StaffTable } from './staff.table.ts'

export type StaffRow = Selectable<StaffTable>

/** Returns people of a shop and those invited, the oldest first: their order decides whom a smaller plan keeps. */
export const staffOf = (db: Db, storeId: string): Promise<StaffRow[]> =>
  db.selectFrom('staff').selectAll().where('store_id', '=', storeId).orderBy('id').execute()

const jobSelect = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom('staff').selectAll().where('user_id', '=', userId),
)

/** Finds where an account works, if it does. */
export const findJob = async (db: Db, userId: string): Promise<StaffRow | undefined> =>
  (await jobSelect(db, { userId })).rows[0]

export const findInvitation = (db: Db, tokenHash: string, now: string): Promise<StaffRow | undefined> =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const insertStaff = async (trx: Transaction, row: Insertable<StaffTable>): Promise<void> => {
  await trx.insertInto('staff').values(row).execute()
}

export const updateStaff = async (
  trx: Transaction,
  id: string,
  change: Partial<Pick<StaffRow, 'user_id' | 'name' | 'role' | 'token_hash' | 'expires_at'>>,
): Promise<void> => {
  await trx.updateTable('staff').set(change).where('id', '=', id).execute()
}

export const deleteStaff = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('staff').where('id', '=', id).execute()
}

/** Adds an act to a shop's log, and drops what is beyond the `kept` newest. */
export const logAct = async (trx: Transaction, act: Insertable<ShopLogTable>, kept: number): Promise<void> => {
  await trx.insertInto('shop_log').values(act).execute()
  const ofStore = trx.selectFrom('shop_log').select('id').where('store_id', '=', act.store_id)
  const oldest = await ofStore.orderBy('id', 'desc').offset(kept).limit(1).executeTakeFirst()
  if (!oldest) return
  await trx.deleteFrom('shop_log').where('store_id', '=', act.store_id).where('id', '<=', oldest.id).execute()
}

/** Returns one page of a shop's log, newest first. */
export const actsOf = async (
  db: Db,
  storeId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Selectable<ShopLogTable>[]; total: number }> => {
  const ofStore = db.selectFrom('shop_log').where('store_id', '=', storeId)
  const { total } = await ofStore.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = ofStore.selectAll().orderBy('id', 'desc').limit(limit)
  return { rows: await rows.offset((page - 1) * limit).execute(), total: Number(total) }
}
