import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { MailedTokensTable, UsersTable } from './accounts.table.ts'

export type UserRow = Selectable<UsersTable>

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export const findUserById = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const insertUser = async (trx: Transaction, user: Insertable<UsersTable>): Promise<void> => {
  await trx.insertInto('users').values(user).execute()
}

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

export const insertSession = async (
  db: Db,
  session: { token_hash: string; user_id: string; created_at: string; expires_at: string },
): Promise<void> => {
  await db.insertInto('sessions').values(session).execute()
}

export const findSessionUser = (
  db: Db,
  tokenHash: string,
  now: string,
): Promise<(UserRow & { session_expires_at: string }) | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.expires_at as session_expires_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()

export const deleteSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export const findSession = (db: Db, tokenHash: string): Promise<{ created_at: string } | undefined> =>
  db.selectFrom('sessions').select('created_at').where('token_hash', '=', tokenHash).executeTakeFirst()

export const extendSession = async (db: Db, tokenHash: string, expiresAt: string): Promise<void> => {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute()
}
