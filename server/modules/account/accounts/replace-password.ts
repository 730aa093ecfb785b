import { endPendingChanges } from '#server/auth/changes/record-change.ts'
import type { Transaction } from '#server/db/database.ts'

/**
 * Sets a password. Voids all mailed codes, export links and known devices, a waiting change of address, and all
 * sessions except `keptSession`. An empty hash matches no password: the owner sets a new one with a mailed code.
 */
export const replacePassword = async (
  trx: Transaction,
  userId: string,
  passwordHash: string,
  keptSession = '',
): Promise<void> => {
  await trx
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, password_number: eb('password_number', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', keptSession).execute()
  await trx.deleteFrom('mailed_codes').where('user_id', '=', userId).execute()
  await endPendingChanges(trx, userId)
}
