import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { StoreDomainsTable } from './domains.table.ts'

export type DomainRow = Selectable<StoreDomainsTable>

export const domainOfStore = (db: Db, storeId: string): Promise<DomainRow | undefined> =>
  db.selectFrom('store_domains').selectAll().where('store_id', '=', storeId).executeTakeFirst()

/** Sets a store's claim, in place of an earlier one. */
export const claimDomain = async (trx: Transaction, claim: Insertable<StoreDomainsTable>): Promise<void> => {
  await trx.deleteFrom('store_domains').where('store_id', '=', claim.store_id).execute()
  await trx.insertInto('store_domains').values(claim).execute()
}

/** Records a check of the claim with this token. Returns whether it still exists. */
export const updateDomain = async (
  trx: Transaction,
  { store_id, token }: Pick<DomainRow, 'store_id' | 'token'>,
  change: Partial<Pick<DomainRow, 'state' | 'reason' | 'misses' | 'created_at' | 'checked_at' | 'next_check_at'>>,
): Promise<boolean> => {
  const changed = await trx
    .updateTable('store_domains')
    .set(change)
    .where('store_id', '=', store_id)
    .where('token', '=', token)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export const removeDomainOf = async (trx: Transaction, storeId: string): Promise<void> => {
  await trx.deleteFrom('store_domains').where('store_id', '=', storeId).execute()
}

/** Returns claims to check now, the longest due first. */
export const dueDomains = (db: Db, now: string, limit: number): Promise<DomainRow[]> =>
  db
    .selectFrom('store_domains')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute()

const BEST_FIRST = ['serving', 'verified', 'error']

/** Returns the store that proved a host to be its own, whether it is served there now or not. The present one first. */
export const provenDomain = async (db: Db, host: string) => {
  const rows = await db
    .selectFrom('store_domains')
    .innerJoin('stores', 'stores.id', 'store_domains.store_id')
    .select(['stores.id', 'stores.store_slug', 'stores.domain', 'store_domains.state'])
    .where('store_domains.host', '=', host)
    .where('store_domains.state', '<>', 'pending')
    .execute()
  return rows.toSorted((one, other) => BEST_FIRST.indexOf(one.state) - BEST_FIRST.indexOf(other.state))[0]
}

/** Returns the store that is served at a host. */
export const storeServedAt = (db: Db, host: string) =>
  db.selectFrom('stores').select('id').where('domain', '=', host).executeTakeFirst()

/** Returns the domain of a store by its slug, `undefined` when it is served at the platform's address. */
export const domainOfSlug = async (db: Db, slug: string): Promise<string | undefined> => {
  const row = await db.selectFrom('stores').select('domain').where('store_slug', '=', slug).executeTakeFirst()
  return row?.domain ?? undefined
}
