import type { Transaction } from '#server/db/database.ts'
import type { UserRow } from '#server/modules/users/users.repo.ts'
import type { MailedTokensTable } from './accounts.table.ts'

/** Registering again before verifying: the new password and number count, every outstanding link is void. */
export const replaceUnverifiedUser = async (
  trx: Transaction,
  id: string,
  change: Pick<UserRow, 'password_hash' | 'whatsapp_number' | 'country_code' | 'referral_code_used'>,
): Promise<void> => {
  await trx.updateTable('users').set(change).where('id', '=', id).where('verified_at', 'is', null).execute()
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', id).execute()
}

export const markVerified = async (trx: Transaction, id: string, now: string): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ verified_at: now })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .execute()
}

export const insertMailedToken = async (trx: Transaction, token: MailedTokensTable): Promise<void> => {
  await trx.insertInto('mailed_tokens').values(token).execute()
}

/** Marks a token used and gives whose it was; `undefined` when it is unknown, used or expired. */
export const spendMailedToken = async (
  trx: Transaction,
  tokenHash: string,
  purpose: MailedTokensTable['purpose'],
  now: string,
): Promise<string | undefined> => {
  const spent = await trx
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return spent?.user_id
}
