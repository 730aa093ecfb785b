import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { TotpSecretsTable } from './totp.table.ts'

export const findTotp = (db: Db, userId: string): Promise<Selectable<TotpSecretsTable> | undefined> =>
  db.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Inserts a pending second factor in place of an unconfirmed one. Returns `false` when a confirmed one exists. */
export const putPendingTotp = async (
  trx: Transaction,
  totp: Omit<Insertable<TotpSecretsTable>, 'last_step' | 'confirmed_at'>,
): Promise<boolean> => {
  await trx.deleteFrom('totp_secrets').where('user_id', '=', totp.user_id).where('confirmed_at', 'is', null).execute()
  const result = await trx
    .insertInto('totp_secrets')
    .values({ ...totp, last_step: 0, confirmed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Confirms a pending second factor. Returns whether there was one. */
export const confirmTotp = async (trx: Transaction, userId: string, now: string): Promise<boolean> => {
  const result = await trx
    .updateTable('totp_secrets')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Uses up a 30-second step. Returns `false` when it or a later one was used before. */
export const spendTotpStep = async (db: Db, userId: string, step: number): Promise<boolean> => {
  const result = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const deleteRecoveryCodes = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.deleteFrom('totp_recovery_codes').where('user_id', '=', userId).execute()
}

export const deleteTotp = async (trx: Transaction, userId: string): Promise<void> => {
  await deleteRecoveryCodes(trx, userId)
  await trx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
}

/** Replaces all recovery codes of an account. */
export const replaceRecoveryCodes = async (
  trx: Transaction,
  userId: string,
  hashes: string[],
  now: string,
): Promise<void> => {
  await deleteRecoveryCodes(trx, userId)
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }))
  await trx.insertInto('totp_recovery_codes').values(rows).execute()
  await trx.updateTable('totp_secrets').set({ codes_made_at: now }).where('user_id', '=', userId).execute()
}

/** Uses up a recovery code. Returns whether it existed unused. */
export const spendRecoveryCode = async (db: Db, userId: string, hash: string, now: string): Promise<boolean> => {
  const result = await db
    .updateTable('totp_recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('totp_recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
