import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { accountDataAsJson } from '#server/modules/account/data/account-data.ts'
import { accountsBeingDeleted, findUserById } from '#server/records/users/users.repo.ts'
import type { DeletedAccountsTable } from './admin.table.ts'

const DAY_MS = 86_400_000

/** Stores a deleted account's sealed archive for 30 days. */
export const keepArchive = async (trx: Transaction, deps: Deps, userId: string, archive: string): Promise<void> => {
  const now = deps.clock.now()
  await trx
    .insertInto('deleted_accounts')
    .values({
      id: userId,
      archive: deps.secrets.seal(archive),
      deleted_at: now.toISOString(),
      purge_at: new Date(now.getTime() + DELETION_DAYS * DAY_MS).toISOString(),
    })
    .execute()
}

/** Deletes archives whose 30 days are over. */
export const purgeArchives = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  await db.deleteFrom('deleted_accounts').where('purge_at', '<=', clock.now().toISOString()).execute()
}

/** A deleted account whose data still exists: removed by an admin, or deleted by its owner, who can still cancel. */
type DeletedAccount = Pick<DeletedAccountsTable, 'id' | 'deleted_at' | 'purge_at'> & { by: 'admin' | 'owner' }

/** Returns the deleted accounts, latest removal first. */
export const listDeletedAccounts = async ({ db }: Pick<Deps, 'db'>): Promise<DeletedAccount[]> => {
  const archives = await db.selectFrom('deleted_accounts').select(['id', 'deleted_at', 'purge_at']).execute()
  const own = (await accountsBeingDeleted(db)).map(({ id, deletion_at }) => ({
    id,
    deleted_at: new Date(Date.parse(deletion_at) - DELETION_DAYS * DAY_MS).toISOString(),
    purge_at: deletion_at,
    by: 'owner' as const,
  }))
  return [...archives.map((row) => ({ ...row, by: 'admin' as const })), ...own].sort((one, other) =>
    other.purge_at.localeCompare(one.purge_at),
  )
}

/** Returns a deleted account's data while it is kept. */
export const openArchive = async (deps: Deps, id: string): Promise<string | undefined> => {
  const row = await deps.db
    .selectFrom('deleted_accounts')
    .select('archive')
    .where('id', '=', id)
    .where('purge_at', '>', deps.clock.now().toISOString())
    .executeTakeFirst()
  if (row) return deps.secrets.open(row.archive)
  const user = await findUserById(deps.db, id)
  return user?.deletion_at ? accountDataAsJson({ db: deps.db, secrets: deps.secrets, user }) : undefined
}
