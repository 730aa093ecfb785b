import type { Db, Transaction } from '#server/db/database.ts'
import type { PasswordOtpsTable } from './accounts.table.ts'

/** Guesses a code allows in all. */
const MAX_TRIES = 5

/** Replaces whatever code the account had. */
export const putPasswordOtp = async (trx: Transaction, otp: Omit<PasswordOtpsTable, 'tries'>): Promise<void> => {
  const { user_id, ...change } = otp
  await trx
    .insertInto('password_otps')
    .values({ ...otp, tries: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, tries: 0 }))
    .execute()
}

/**
 * Uses up one guess at the code of an account and gives what to compare it with; `undefined` when there is no account, no code, or
 * nothing left of it. One statement, so that guesses sent at once are counted one by one.
 */
export const takePasswordTry = (
  db: Db,
  email: string,
  now: string,
): Promise<{ user_id: string; otp_hash: string } | undefined> =>
  db
    .updateTable('password_otps')
    .set((change) => ({ tries: change('tries', '+', 1) }))
    .where('user_id', 'in', (users) => users.selectFrom('users').select('id').where('email', '=', email))
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now)
    .returning(['user_id', 'otp_hash'])
    .executeTakeFirst()

/** Takes the code away. Returns whether it was still there: of two who hold the right one, one wins. */
export const spendPasswordOtp = async (trx: Transaction, userId: string, otpHash: string): Promise<boolean> => {
  const result = await trx
    .deleteFrom('password_otps')
    .where('user_id', '=', userId)
    .where('otp_hash', '=', otpHash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The new password counts; sessions and links that go back to the old one are void. */
export const replacePassword = async (trx: Transaction, userId: string, passwordHash: string): Promise<void> => {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', userId).execute()
}
