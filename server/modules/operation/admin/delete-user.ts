import { lock } from '#server/db/lock.ts'
import { withJournalInFiles } from '#server/db/sqlite/statement-journal.ts'
import { truncateLogSoon } from '#server/db/sqlite/truncate-log.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { accountDataAsJson } from '#server/modules/account/data/account-data.ts'
import { removeAccount } from '#server/modules/account/deletion/remove-account.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'
import { keepArchive, purgeArchives } from './account-archive.ts'
import { userNotFound } from './users.service.ts'

/**
 * Removes an account with its store and keeps its sealed data for 30 days. The publisher removes pages and images.
 * Throws `not_found`, or `conflict` for an admin, whose role the operator must take first.
 */
export const deleteUser = async (deps: Deps, admin: UserRow, id: string): Promise<void> => {
  await purgeArchives(deps)
  await withJournalInFiles(deps.db, () =>
    write(deps, async (trx) => {
      await lock(trx, 'account', id)
      const user = await findUserById(trx, id)
      if (!user) throw userNotFound()
      if (user.role === 'admin') throw new AppError('conflict', 'An admin account cannot be deleted')
      await keepArchive(trx, deps, id, await accountDataAsJson({ db: trx, secrets: deps.secrets, user }))
      const store = await removeAccount(trx, deps, user)
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
    }),
  )
  // Truncates the database's log, which still holds the deleted rows.
  await truncateLogSoon(deps.db)
}
