import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import type { Deps } from '#server/deps.ts'
import { followPlan } from '#server/modules/growth/referrals/referrals.service.ts'
import { closeWithdrawals } from '#server/modules/growth/referrals/withdrawals.service.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { findStoreByOwner, holdDeletedSlugs, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { deleteUser, type UserRow } from '#server/records/users/users.repo.ts'

/**
 * Removes an account with all its rows; the publisher takes the store's pages and images away, and nobody has its address for a while.
 * Returns the store that it had. What was deleted stands in the database's log until that is emptied.
 */
export const removeAccount = async (trx: Transaction, deps: Deps, user: UserRow): Promise<StoreRow | undefined> => {
  const store = await findStoreByOwner(trx, user.id)
  if (store) await lock(trx, 'store', store.id)
  // An upgrade that has not stood long enough never will: its points stay held.
  await followPlan(trx, deps, user, 'free')
  await closeWithdrawals(trx, deps.clock, user.id)
  if (store) await holdDeletedSlugs(trx, store, deps.clock.now())
  await deleteUser(trx, user.id)
  if (store) await upsertJob(trx, store.id, deps.clock.now().toISOString())
  return store
}
