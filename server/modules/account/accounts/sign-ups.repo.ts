import type { Db, Transaction } from '#server/db/database.ts'
import type { SignUpsTable } from './accounts.table.ts'

/**
 * Newest sign-ups kept per address: twice what one caller may make in an hour, so that nobody displaces another's.
 * Each costs at most one hash when a link is opened.
 */
const KEPT = 10

/** Adds a sign-up and drops the account's oldest beyond `KEPT`. */
export const insertSignUp = async (trx: Transaction, signUp: SignUpsTable): Promise<void> => {
  await trx.insertInto('sign_ups').values(signUp).execute()
  const kept = (await signUpsOf(trx, signUp.user_id)).map(({ id }) => id)
  await trx.deleteFrom('sign_ups').where('user_id', '=', signUp.user_id).where('id', 'not in', kept).execute()
}

/** Returns at most `atMost` sign-ups of an account, newest first. */
export const signUpsOf = (db: Db, userId: string, atMost = KEPT): Promise<SignUpsTable[]> =>
  db.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(atMost).execute()

/** Finds an account's sign-up by the key of the browser that made it. */
export const findSignUpByKey = (db: Db, userId: string, keyHash: string): Promise<SignUpsTable | undefined> =>
  db.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).where('key_hash', '=', keyHash).executeTakeFirst()

/** Removes all sign-ups of an account whose address is confirmed, and closes its mailed links until they expire. */
export const forgetSignUps = async (trx: Transaction, userId: string, now: string): Promise<void> => {
  await trx.deleteFrom('sign_ups').where('user_id', '=', userId).execute()
  const open = trx.updateTable('mailed_tokens').set({ used_at: now }).where('user_id', '=', userId)
  await open.where('used_at', 'is', null).execute()
}
