import type { Db, Transaction } from '#server/db/database.ts'
import type { MailedTokensTable } from './accounts.table.ts'
import type { SignUp } from './sign-ups.repo.ts'

/** Copies a confirmed sign-up to its account and marks the account verified. */
export const takeSignUp = async (
  trx: Transaction,
  { user_id, password_hash, whatsapp_number, country_code, referral_code }: SignUp,
  now: string,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ password_hash, whatsapp_number, country_code, referral_code_used: referral_code, verified_at: now })
    .where('id', '=', user_id)
    .where('verified_at', 'is', null)
    .execute()
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

/** Returns the owner of a token, `undefined` when the token is unknown, used or expired. */
export const findMailedToken = async (
  db: Db,
  tokenHash: string,
  purpose: MailedTokensTable['purpose'],
  now: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('mailed_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.user_id
}

/** Returns the owner of a token, whether it is open, used or expired. */
export const findTokenOwner = async (
  db: Db,
  tokenHash: string,
  purpose: MailedTokensTable['purpose'],
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('mailed_tokens')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
  )?.user_id

/** Marks a token used. Returns whether it was still open, so of two holders one wins. */
export const spendMailedToken = async (
  trx: Transaction,
  tokenHash: string,
  purpose: MailedTokensTable['purpose'],
  now: string,
): Promise<boolean> => {
  const spent = await trx
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}
