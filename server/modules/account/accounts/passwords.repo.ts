import type { Transaction } from '#server/db/database.ts'

/** Sets a password. Voids all mailed codes, and all sessions except `keptSession`. */
export const replacePassword = async (
  trx: Transaction,
  userId: string,
  passwordHash: string,
  keptSession = '',
): Promise<void> => {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', keptSession).execute()
  await trx.deleteFrom('mailed_codes').where('user_id', '=', userId).execute()
}
