import type { Db, Transaction } from '#server/db/database.ts'
import type { EmailChangesTable } from './email-change.table.ts'

/** Finds the unconfirmed change of an account whose link still works. */
export const findPendingChange = (db: Db, userId: string, now: string): Promise<EmailChangesTable | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Deletes the unconfirmed changes of an account. Returns how many. */
export const deletePendingChanges = async (trx: Transaction, userId: string): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const insertChange = async (trx: Transaction, change: EmailChangesTable): Promise<void> => {
  await trx.insertInto('email_changes').values(change).execute()
}

/** Confirms the change of a link. Returns `undefined` when unknown, used or expired, so of two holders one wins. */
export const confirmChange = (
  trx: Transaction,
  tokenHash: string,
  { now, undoUntil }: { now: string; undoUntil: string },
): Promise<EmailChangesTable | undefined> =>
  trx
    .updateTable('email_changes')
    .set({ confirmed_at: now, expires_at: undoUntil })
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Finds a change that can still be undone. */
export const findChange = (db: Db, id: string, now: string): Promise<EmailChangesTable | undefined> =>
  db.selectFrom('email_changes').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

/** Deletes a change and all later ones of the account, as none was its owner's. */
export const deleteChangesSince = async (trx: Transaction, { user_id, id }: EmailChangesTable): Promise<void> => {
  await trx.deleteFrom('email_changes').where('user_id', '=', user_id).where('id', '>=', id).execute()
}

/** Changes the address of an account. Deletes an unverified account of that address, which holds nothing. */
export const setEmail = async (trx: Transaction, userId: string, email: string): Promise<void> => {
  await trx.deleteFrom('users').where('email', '=', email).where('verified_at', 'is', null).execute()
  await trx.updateTable('users').set({ email }).where('id', '=', userId).execute()
}

/** Voids codes and links mailed to the old address. */
export const voidMailedSecrets = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.deleteFrom('mailed_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', userId).execute()
}

/** Removes the password. The owner sets a new one with a mailed code. */
export const voidPassword = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute()
}
