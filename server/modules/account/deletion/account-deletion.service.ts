import type { DeletionRequest } from '#contract/accounts/account-data.ts'
import { accountWords, DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { deleteOtherSessions } from '#server/auth/sessions.repo.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { withJournalInFiles } from '#server/db/sqlite/statement-journal.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertPassword } from '#server/modules/account/password-again/assert-password.ts'
import { assertSecondFactorAgain } from '#server/modules/account/totp/second-factor.ts'
import { accountDeletedMail, deletionMail } from '#server/modules/messages/mail/deletion-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { findStoreByOwner, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import { findUserById, nextDueDeletion, type UserRow, updateUser } from '#server/records/users/users.repo.ts'
import { removeAccount } from './remove-account.ts'

const DAY_MS = 86_400_000

/** Returns the slug of a pasted address, e.g. `noor` of `https://shop.example/store/noor/`. */
const lastPart = (typed: string): string => typed.toLowerCase().replace(/\/+$/, '').split('/').at(-1) ?? ''

const isConfirmed = (typed: string, user: UserRow, store: StoreRow | undefined): boolean =>
  store ? lastPart(typed) === store.store_slug : typed.toLowerCase() === user.email

const setClosed = async (trx: Transaction, deps: Deps, store: StoreRow, closed_at: string | null): Promise<void> => {
  await updateStore(trx, store.id, { closed_at })
  await enqueuePublish(trx, deps.clock, store.id)
}

/**
 * Closes an account's store, signs every device out and schedules the removal in 30 days. Returns that moment.
 * Throws `conflict` for an admin (the operator must take the role first) and when already requested, `invalid` for a
 * wrong confirmation text, `forbidden` for a wrong password or code.
 */
export const requestDeletion = async (deps: Deps, user: UserRow, input: DeletionRequest): Promise<string> => {
  if (user.role === 'admin') throw new AppError('conflict', 'An admin account cannot be deleted')
  const store = await findStoreByOwner(deps.db, user.id)
  if (!isConfirmed(input.confirmation, user, store)) {
    throw invalidField('confirmation', accountWords.confirmationWrong)
  }
  await assertPassword(deps, user, input.password)
  await assertSecondFactorAgain(deps, user, input.totp_code)
  const now = deps.clock.now()
  const deletion_at = new Date(now.getTime() + DELETION_DAYS * DAY_MS).toISOString()
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    if ((await findUserById(trx, user.id))?.deletion_at) throw new AppError('conflict', 'Your account is being deleted')
    await updateUser(trx, user.id, { deletion_at })
    if (store) await setClosed(trx, deps, store, now.toISOString())
    await deleteOtherSessions(trx, user.id, '')
    await enqueueMail(trx, deps.clock, deletionMail(user.email, deps.config.publicOrigin, deletion_at))
  })
  if (store) await deps.previews.cache.drop(store.id)
  return deletion_at
}

/** Cancels the deletion of an account and reopens its store. Throws `not_found` when none was requested. */
export const takeBackDeletion = async (deps: Deps, user: UserRow): Promise<void> => {
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    if (!(await findUserById(trx, user.id))?.deletion_at) {
      throw new AppError('not_found', 'Your account is not being deleted')
    }
    await updateUser(trx, user.id, { deletion_at: null })
    const store = await findStoreByOwner(trx, user.id)
    if (store) await setClosed(trx, deps, store, null)
  })
}

/** Removes one account whose 30 days are over. A crash leaves it whole. Returns how many, 0 or 1. */
export const removeDueAccount = (deps: Deps): Promise<number> =>
  withJournalInFiles(deps.db, () => write(deps, (trx) => removeDue(deps, trx)))

const removeDue = async (deps: Deps, trx: Transaction): Promise<number> => {
  const now = deps.clock.now().toISOString()
  const due = await nextDueDeletion(trx, now)
  if (!due) return 0
  await lock(trx, 'account', due.id)
  const user = await findUserById(trx, due.id)
  // The owner cancelled at the last moment.
  if (!user?.deletion_at || user.deletion_at > now) return 0
  await removeAccount(trx, deps, user)
  await enqueueMail(trx, deps.clock, accountDeletedMail(user.email, user.language))
  return 1
}
