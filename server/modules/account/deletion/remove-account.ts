import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import type { Deps } from '#server/deps.ts'
import { followPlan } from '#server/modules/growth/referrals/referrals.service.ts'
import { closeWithdrawals } from '#server/modules/growth/referrals/withdrawals.service.ts'
import { forgetPaymentNotes } from '#server/records/payments/payments.repo.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { findStoreByOwner, holdDeletedSlugs, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { deleteUser, type UserRow } from '#server/records/users/users.repo.ts'

/**
 * Removes an account with all its rows and reserves its slugs for a while. The publisher removes pages and images.
 * Returns its store. The database's log still holds the deleted rows until it is emptied.
 */
export const removeAccount = async (trx: Transaction, deps: Deps, user: UserRow): Promise<StoreRow | undefined> => {
  const store = await findStoreByOwner(trx, user.id)
  if (store) await lock(trx, 'store', store.id)
  // Leaving the paid plan within the hold keeps the referrer's points held.
  await followPlan(trx, deps, user, 'free')
  await closeWithdrawals(trx, deps.clock, user.id)
  await forgetPaymentNotes(trx, user.id)
  if (store) await holdDeletedSlugs(trx, store, deps.clock.now())
  await deleteUser(trx, user.id)
  if (store) await upsertJob(trx, store.id, deps.clock.now().toISOString())
  return store
}
