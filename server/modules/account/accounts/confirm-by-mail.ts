import type { Transaction } from '#server/db/database.ts'
import { findUserByEmail, type UserRow } from '#server/records/users/users.repo.ts'
import { markVerified } from './accounts.repo.ts'
import { replacePassword } from './replace-password.ts'
import { forgetSignUps } from './sign-ups.repo.ts'
import { insertUnverified } from './sign-ups.service.ts'

/**
 * Returns the account of an address whose owner holds a mailed link. Opens one with this password where there is none,
 * and drops what others signed up with the address. A confirmed account stays as it is. `undefined` if it needs a
 * password and `passwordHash` is empty.
 */
export const confirmByMail = async (
  trx: Transaction,
  email: string,
  passwordHash: string,
  now: string,
): Promise<UserRow | undefined> => {
  const known = await findUserByEmail(trx, email)
  if (known?.verified_at) return known
  if (!passwordHash) return undefined
  const user = known ?? (await insertUnverified(trx, email, now))
  await replacePassword(trx, user.id, passwordHash)
  await forgetSignUps(trx, user.id, now)
  await markVerified(trx, user.id, now)
  return user
}
