import type { Insertable, Selectable } from 'kysely'
import type { UpgradeRequestFilters } from '#contract/whatsapp/upgrade-requests.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { toUser } from '#server/records/users/users.repo.ts'
import type { UpgradeRequestsTable } from './upgrade-requests.table.ts'

/** Open requests shown to a seller: more than there are layouts. */
const MOST_OPEN = 30

type UpgradeRequestRow = Selectable<UpgradeRequestsTable>

export const insertUpgradeRequest = async (
  trx: Transaction,
  request: Insertable<UpgradeRequestsTable>,
): Promise<void> => {
  await trx.insertInto('upgrade_requests').values(request).execute()
}

/** Counts a user's requests since a moment. */
export const countUpgradeRequestsSince = async (db: Db, userId: string, moment: string): Promise<number> => {
  const { total } = await db
    .selectFrom('upgrade_requests')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('created_at', '>', moment)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns a user's newest open requests. */
export const openRequestsOf = (db: Db, userId: string) =>
  db
    .selectFrom('upgrade_requests')
    .select(['layout', 'created_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(MOST_OPEN)
    .execute()

export const findUpgradeRequest = (db: Db, id: string): Promise<UpgradeRequestRow | undefined> =>
  db.selectFrom('upgrade_requests').selectAll().where('id', '=', id).executeTakeFirst()

/** Sets a request's status if it still has the one seen. Returns whether it did, so of several callers one wins. */
export const swapUpgradeRequestStatus = async (
  trx: Transaction,
  seen: UpgradeRequestRow,
  status: UpgradeRequestRow['status'],
): Promise<boolean> => {
  const result = await trx
    .updateTable('upgrade_requests')
    .set({ status })
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Returns a page of requests with their users, newest first, and the total. Ids sort by time. */
export const listUpgradeRequests = async (db: Db, { status, page, limit }: UpgradeRequestFilters) => {
  let all = db.selectFrom('upgrade_requests')
  if (status) all = all.where('upgrade_requests.status', '=', status)
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .innerJoin('users', 'users.id', 'upgrade_requests.user_id')
    .leftJoin('stores', 'stores.user_id', 'upgrade_requests.user_id')
    .selectAll('upgrade_requests')
    .select([
      'users.email',
      'users.country_code',
      'users.plan',
      'users.plan_expiry',
      'users.referral_price',
      'users.allowed_layouts',
    ])
    .select(['stores.name as store_name', 'stores.store_slug'])
    .orderBy('upgrade_requests.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: rows.map(toUser), total: Number(total) }
}
