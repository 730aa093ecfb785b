import type { Db, Transaction } from '#server/db/database.ts'
import type { SignUpsTable } from './accounts.table.ts'

/**
 * Sign-ups of one address that are kept, the newest. Twice what one caller may make in an hour, so that nobody pushes another one's out in
 * passing; each costs a hash at worst when a link is opened.
 */
const KEPT = 10

/** Adds a sign-up; of too many of one account the oldest go. */
export const insertSignUp = async (trx: Transaction, signUp: SignUpsTable): Promise<void> => {
  await trx.insertInto('sign_ups').values(signUp).execute()
  const kept = (await signUpsOf(trx, signUp.user_id)).map(({ id }) => id)
  await trx.deleteFrom('sign_ups').where('user_id', '=', signUp.user_id).where('id', 'not in', kept).execute()
}

/** The sign-ups of an account, newest first; all that are kept unless fewer are asked for. */
export const signUpsOf = (db: Db, userId: string, atMost = KEPT): Promise<SignUpsTable[]> =>
  db.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(atMost).execute()

/** The sign-up of an account that a browser made. */
export const findSignUpByKey = (db: Db, userId: string, keyHash: string): Promise<SignUpsTable | undefined> =>
  db.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).where('key_hash', '=', keyHash).executeTakeFirst()

/** Forgets what was chosen and every link that was mailed: the address is confirmed. */
export const forgetSignUps = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.deleteFrom('sign_ups').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', userId).execute()
}
