import type { z } from 'zod'
import type { acceptance, invitation } from '#contract/staff/staff.ts'
import { secretHash } from '#server/auth/sessions.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { confirmByMail } from '#server/modules/account/accounts/confirm-by-mail.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { staffJoinedMail } from '#server/modules/messages/mail/staff-mails.ts'
import { findInvitation, findJob, type StaffRow, updateStaff } from '#server/records/staff/staff.repo.ts'
import { findStoreById, findStoreByOwner, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { findUserByEmail, findUserById, type UserRow } from '#server/records/users/users.repo.ts'

const WORN = 'This invitation was used, taken back or is too old. Please ask the shop for a new one.'

const openInvitation = async (db: Db, token: string, now: string): Promise<{ row: StaffRow; store: StoreRow }> => {
  const row = await findInvitation(db, secretHash(token), now)
  const store = row && (await findStoreById(db, row.store_id))
  if (!row || !store || store.closed_at) throw new AppError('bad_request', WORN)
  return { row, store }
}

/** Shows an invitation to whoever holds its link. Throws `bad_request` for a wrong, used or old one. */
export const readInvitation = async (deps: Deps, token: string): Promise<z.infer<typeof invitation>> => {
  const { row, store } = await openInvitation(deps.db, token, deps.clock.now().toISOString())
  const user = await findUserByEmail(deps.db, row.email)
  return { store_name: store.name, email: row.email, role: row.role, has_account: Boolean(user?.verified_at) }
}

/** Throws for accounts that cannot work in a shop: an admin's, or one with a shop of its own or another job. */
const assertFree = async (trx: Transaction, user: UserRow): Promise<void> => {
  if (user.role === 'admin') throw new AppError('forbidden', 'An admin cannot work in a shop')
  if (await findStoreByOwner(trx, user.id))
    throw new AppError('conflict', 'This address has a shop of its own. Ask to be invited with another one.')
  if (await findJob(trx, user.id))
    throw new AppError('conflict', 'This address works in another shop. Leave that one first.')
}

/**
 * Accepts an invitation once. The mailed link proves the address, so it opens an account where there is none. Signs
 * nobody in: a second factor is asked as ever. Throws `bad_request` for a wrong or old link, `invalid` without the
 * password that a new account needs, `conflict` for an account that has a shop or a job.
 */
export const acceptInvitation = async (deps: Deps, { token, password }: z.infer<typeof acceptance>): Promise<void> => {
  const shown = await readInvitation(deps, token)
  if (!shown.has_account && !password) throw invalidField('password', 'Please choose a password')
  const passwordHash = shown.has_account || !password ? '' : await deps.passwords.hash(password)
  await write(deps, async (trx) => {
    const now = deps.clock.now().toISOString()
    await lock(trx, 'email', shown.email)
    const { row, store } = await openInvitation(trx, token, now)
    const user = await confirmByMail(trx, row.email, passwordHash, now)
    if (!user) throw new AppError('bad_request', WORN)
    await lock(trx, 'account', user.id)
    await assertFree(trx, user)
    await updateStaff(trx, row.id, { user_id: user.id, token_hash: null })
    const owner = await findUserById(trx, store.user_id)
    const joined = { name: row.name, email: row.email, storeName: store.name }
    if (owner) await enqueueMail(trx, deps.clock, staffJoinedMail(owner.email, deps.config.publicOrigin, joined))
  })
}
