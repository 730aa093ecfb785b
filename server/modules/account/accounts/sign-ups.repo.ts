import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { SignUpsTable } from './accounts.table.ts'

/** A waiting sign-up. */
export type SignUp = Selectable<SignUpsTable>

/** Sign-ups kept per account. Each costs at most one hash when a link is opened. */
const KEPT = 20

/** Returns the oldest sign-up of the caller who made most, so that nobody displaces another's by making many. */
const mostDispensable = (oldestFirst: readonly Pick<SignUp, 'id' | 'caller'>[]): string | undefined => {
  const made = new Map<string, number>()
  for (const { caller } of oldestFirst) made.set(caller, (made.get(caller) ?? 0) + 1)
  const most = Math.max(...made.values())
  return oldestFirst.find(({ caller }) => made.get(caller) === most)?.id
}

/** Adds a sign-up. Beyond `KEPT` drops one. */
export const insertSignUp = async (trx: Transaction, signUp: Insertable<SignUpsTable>): Promise<void> => {
  await trx.insertInto('sign_ups').values(signUp).execute()
  const ofAccount = trx.selectFrom('sign_ups').select(['id', 'caller']).where('user_id', '=', signUp.user_id)
  const all = await ofAccount.orderBy('id').execute()
  const dropped = all.length > KEPT ? mostDispensable(all) : undefined
  if (dropped) await trx.deleteFrom('sign_ups').where('id', '=', dropped).execute()
}

/** Returns at most `atMost` sign-ups of an account, newest first. */
export const signUpsOf = (db: Db, userId: string, atMost = KEPT): Promise<SignUp[]> =>
  db.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(atMost).execute()

/** Finds an account's sign-up by the key of the browser that made it. */
export const findSignUpByKey = (db: Db, userId: string, keyHash: string): Promise<SignUp | undefined> =>
  db.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).where('key_hash', '=', keyHash).executeTakeFirst()

/** Removes all sign-ups of an account whose address is confirmed, and closes its mailed links until they expire. */
export const forgetSignUps = async (trx: Transaction, userId: string, now: string): Promise<void> => {
  await trx.deleteFrom('sign_ups').where('user_id', '=', userId).execute()
  const open = trx.updateTable('mailed_tokens').set({ used_at: now }).where('user_id', '=', userId)
  await open.where('used_at', 'is', null).execute()
}
