import type { Db, Transaction } from '#server/db/database.ts'
import type { EmailChangesTable } from './email-change.table.ts'

/** The change of an account that waits for its link to be opened. */
export const findPendingChange = (db: Db, userId: string, now: string): Promise<EmailChangesTable | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Forgets the changes of an account that wait. Returns how many there were. */
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

/** Marks the change of a link as confirmed. Returns it, or `undefined` when the link is unknown, used or expired: of two who hold it, one wins. */
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

/** A change that can still be undone. */
export const findChange = (db: Db, id: string, now: string): Promise<EmailChangesTable | undefined> =>
  db.selectFrom('email_changes').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

/** Forgets a change of an account and all that came after it: none of them was its owner's. */
export const deleteChangesSince = async (trx: Transaction, { user_id, id }: EmailChangesTable): Promise<void> => {
  await trx.deleteFrom('email_changes').where('user_id', '=', user_id).where('id', '>=', id).execute()
}

/** Changes the address of an account. An account of that address that nobody has confirmed holds nothing, and makes room. */
export const setEmail = async (trx: Transaction, userId: string, email: string): Promise<void> => {
  await trx.deleteFrom('users').where('email', '=', email).where('verified_at', 'is', null).execute()
  await trx.updateTable('users').set({ email }).where('id', '=', userId).execute()
}

/** Voids what opens an account by its old address: codes and links that were mailed there. */
export const voidMailedSecrets = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.deleteFrom('mailed_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', userId).execute()
}

/** Leaves an account without a password until its owner chooses one by the code that is mailed to her. */
export const voidPassword = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute()
}
