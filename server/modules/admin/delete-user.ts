import { truncateLogSoon } from '#server/db/truncate-log.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { recordAct } from '#server/modules/audit/audit.service.ts'
import { upsertJob } from '#server/modules/publications/publish-jobs.repo.ts'
import { followPlan } from '#server/modules/referrals/referrals.service.ts'
import { findOpenWithdrawal, forgetPayoutDetails, moveWithdrawal } from '#server/modules/referrals/withdrawals.repo.ts'
import { findStoreByOwner, holdDeletedSlugs } from '#server/modules/stores/stores.repo.ts'
import { findUserById, type UserRow } from '#server/modules/users/users.repo.ts'
import { accountArchive, keepArchive, purgeArchives } from './account-archive.ts'
import { userNotFound } from './users.service.ts'

/**
 * Removes an account with its store; the publisher takes the pages and images away. What the owner typed in is kept, sealed, for 30
 * days. Throws `not_found`, or `conflict` for an admin, whose role the operator must take first.
 */
export const deleteUser = async (deps: Deps, admin: UserRow, id: string): Promise<void> => {
  await purgeArchives(deps)
  await write(deps, async (trx) => {
    const user = await findUserById(trx, id)
    if (!user) throw userNotFound()
    if (user.role === 'admin') throw new AppError('conflict', 'An admin account cannot be deleted')
    const store = await findStoreByOwner(trx, id)
    await keepArchive(trx, deps, id, await accountArchive(trx, deps.secrets, user))
    // An upgrade that has not stood long enough never will: its points stay held.
    await followPlan(trx, deps, user, 'free')
    const open = await findOpenWithdrawal(trx, id)
    if (open) {
      await moveWithdrawal(trx, open.id, ['pending', 'approved'], {
        status: 'rejected',
        open_user_id: null,
        processed_date: deps.clock.now().toISOString(),
        admin_notes: 'Account deleted',
      })
    }
    await forgetPayoutDetails(trx, id)
    if (store) await holdDeletedSlugs(trx, store, deps.clock.now())
    await trx.deleteFrom('users').where('id', '=', id).execute()
    if (store) await upsertJob(trx, store.id, deps.clock.now().toISOString())
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'user.delete',
      subject: id,
      before: {
        plan: user.plan,
        store_id: store?.id ?? null,
        store_slug_hash: store ? deps.secrets.fingerprint(store.store_slug) : null,
      },
    })
  })
  // What was deleted stood in the database's log until now.
  await truncateLogSoon(deps.db)
}
