import type { Selectable } from 'kysely'
import type { EmailChangesTable } from '#server/auth/changes/changes.table.ts'
import type { Db, Transaction } from '#server/db/database.ts'

export type EmailChangeRow = Selectable<EmailChangesTable>

/** Finds the unconfirmed change of an account whose link still works. */
export const findPendingChange = (db: Db, userId: string, now: string): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Confirms the change of a link while the session that asked for it exists. Returns `undefined` otherwise, and for an
 * unknown, used or expired link, so of two holders one wins.
 */
export const confirmChange = (
  trx: Transaction,
  tokenHash: string,
  { now, undoUntil }: { now: string; undoUntil: string },
): Promise<EmailChangeRow | undefined> =>
  trx
    .updateTable('email_changes')
    .set({ confirmed_at: now, expires_at: undoUntil })
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('session_id', 'in', (asking) => asking.selectFrom('sessions').select('id').where('expires_at', '>', now))
    .returningAll()
    .executeTakeFirst()

/** Finds a change that can still be undone. */
export const findChange = (db: Db, id: string, now: string): Promise<EmailChangeRow | undefined> =>
  db.selectFrom('email_changes').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

/** Returns the oldest change of an account that can still be undone. */
export const oldestChange = (db: Db, userId: string, now: string): Promise<EmailChangeRow> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Deletes a change and all later ones of the account, as none was its owner's. */
export const deleteChangesSince = async (trx: Transaction, { user_id, id }: EmailChangeRow): Promise<void> => {
  await trx.deleteFrom('email_changes').where('user_id', '=', user_id).where('id', '>=', id).execute()
}

/** Changes the address of an account. Deletes an unverified account of that address, which holds nothing. */
export const setEmail = async (trx: Transaction, userId: string, email: string): Promise<void> => {
  await trx
    .deleteFrom('users')
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .where('id', '<>', userId)
    .execute()
  await trx.updateTable('users').set({ email }).where('id', '=', userId).execute()
}

/** Voids codes and links mailed to the old address. */
export const voidMailedSecrets = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.deleteFrom('mailed_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', userId).execute()
}
