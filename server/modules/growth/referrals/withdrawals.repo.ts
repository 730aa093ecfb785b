import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { WithdrawalsTable } from './referrals.table.ts'

export type WithdrawalRow = Selectable<WithdrawalsTable>

/** Returns a user's withdrawals, newest first. */
export const withdrawalsOf = (db: Db, userId: string): Promise<WithdrawalRow[]> =>
  db.selectFrom('withdrawals').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(200).execute()

export const findWithdrawal = (db: Db, id: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()

export const findOpenWithdrawal = (db: Db, userId: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawals').selectAll().where('open_user_id', '=', userId).executeTakeFirst()

export const insertWithdrawal = async (trx: Transaction, row: WithdrawalRow): Promise<void> => {
  await trx.insertInto('withdrawals').values(row).execute()
}

/** Moves a withdrawal on from one of the states `from`. Returns `false` when it is in another state. */
export const moveWithdrawal = async (
  trx: Transaction,
  id: string,
  from: WithdrawalRow['status'][],
  change: Partial<WithdrawalRow>,
): Promise<boolean> => {
  if (from.length === 0) return false
  const result = await trx
    .updateTable('withdrawals')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Clears the payout details of a user's withdrawals. Amounts stay. */
export const forgetPayoutDetails = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.updateTable('withdrawals').set({ payment_details: '' }).where('user_id', '=', userId).execute()
}

/** Counts withdrawals in a state, of the given users if any. */
export const countWithdrawals = async (
  db: Db,
  status?: WithdrawalRow['status'],
  userIds?: string[],
): Promise<number> => {
  let query = db.selectFrom('withdrawals').select((eb) => eb.fn.countAll<number>().as('n'))
  if (status) query = query.where('status', '=', status)
  if (userIds) query = query.where('user_id', 'in', userIds)
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/** Returns a page of withdrawals with their users, newest first. */
export const listWithdrawals = (
  db: Db,
  { status, page, limit }: { status?: WithdrawalRow['status'] | undefined; page: number; limit: number },
  userIds?: string[],
) => {
  let query = db.selectFrom('withdrawals')
  if (userIds) query = query.where('withdrawals.user_id', 'in', userIds)
  if (status) query = query.where('withdrawals.status', '=', status)
  return query
    .leftJoin('users', 'users.id', 'withdrawals.user_id')
    .leftJoin('referral_codes', 'referral_codes.user_id', 'withdrawals.user_id')
    .selectAll('withdrawals')
    .select(['users.email as user_email', 'referral_codes.code as referral_code'])
    .orderBy('withdrawals.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}
