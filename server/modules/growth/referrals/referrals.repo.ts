import { type Selectable, sql } from 'kysely'
import { POINTS_PER_UPGRADE } from '#contract/referrals/referrals.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import type { PointEntriesTable, ReferralsTable } from './referrals.table.ts'

export type ReferralRow = Selectable<ReferralsTable>

export const findCode = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('referral_codes').select('code').where('user_id', '=', userId).executeTakeFirst())?.code

/** Inserts a code. Returns `false` when it is taken or the user already has one. */
export const insertCode = async (db: Db, userId: string, code: string, now: string): Promise<boolean> => {
  const result = await db
    .insertInto('referral_codes')
    .values({ user_id: userId, code, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Finds the owner of a code. */
export const findReferrer = (db: Db, code: string) =>
  db
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .selectAll('users')
    .where('referral_codes.code', '=', code)
    .executeTakeFirst()

export const findReferral = (db: Db, referredUserId: string): Promise<ReferralRow | undefined> =>
  db.selectFrom('referrals').selectAll().where('referred_user_id', '=', referredUserId).executeTakeFirst()

export const insertReferral = async (trx: Transaction, row: ReferralRow): Promise<void> => {
  await trx.insertInto('referrals').values(row).execute()
}

/** Deletes a referral that has earned nothing. */
export const deleteUnusedReferral = async (trx: Transaction, referredUserId: string): Promise<void> => {
  await trx
    .deleteFrom('referrals')
    .where('referred_user_id', '=', referredUserId)
    .where('upgraded_at', 'is', null)
    .execute()
}

export const updateReferral = async (
  trx: Transaction,
  referredUserId: string,
  change: Partial<Pick<ReferralRow, 'upgraded_at' | 'held_since'>>,
): Promise<void> => {
  await trx.updateTable('referrals').set(change).where('referred_user_id', '=', referredUserId).execute()
}

export const setReferralPrice = async (trx: Transaction, userId: string, price: number): Promise<void> => {
  await trx.updateTable('users').set({ referral_price: price }).where('id', '=', userId).execute()
}

/** Adds a ledger entry. Returns `false` when it exists already. */
export const addPoints = async (trx: Transaction, entry: Omit<PointEntriesTable, 'id'>): Promise<boolean> => {
  const result = await trx
    .insertInto('point_entries')
    .values({ id: newId(), ...entry })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns the sum of a user's ledger entries. */
export const balanceOf = async (db: Db, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('point_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), sql<number>`0`).as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.balance)
}

/**
 * Returns points of upgrades not held since before `vestedBefore`. They cannot be paid out yet. `since` is the latest
 * start of a hold, `null` while one of them has none.
 */
export const heldPointsOf = async (
  db: Db,
  userId: string,
  vestedBefore: string,
): Promise<{ points: number; since: string | null }> => {
  const row = await db
    .selectFrom('referrals')
    .innerJoin('point_entries', 'point_entries.referred_user_id', 'referrals.referred_user_id')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('point_entries.points'), sql<number>`0`).as('held'),
      eb.fn.max('referrals.held_since').as('since'),
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('referrals.held_since').as('running'),
    ])
    .where('referrals.referrer_user_id', '=', userId)
    .where('point_entries.user_id', '=', userId)
    .where((eb) => eb.or([eb('referrals.held_since', 'is', null), eb('referrals.held_since', '>', vestedBefore)]))
    .executeTakeFirstOrThrow()
  return { points: Number(row.held), since: Number(row.all) === Number(row.running) ? row.since : null }
}

export const countReferrals = async (db: Db, userId: string): Promise<{ total: number; paid: number }> => {
  const row = await db
    .selectFrom('referrals')
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('upgraded_at').as('paid')])
    .where('referrer_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { total: Number(row.total), paid: Number(row.paid) }
}

/** Returns a user's latest referrals with the points of each. */
export const referralHistory = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('referrals')
    .leftJoin('users', 'users.id', 'referrals.referred_user_id')
    .leftJoin('point_entries', 'point_entries.referred_user_id', 'referrals.referred_user_id')
    .select(['users.email', 'referrals.signup_date', 'referrals.upgraded_at', 'point_entries.points'])
    .where('referrals.referrer_user_id', '=', userId)
    .orderBy('referrals.referred_user_id', 'desc')
    .limit(limit)
    .execute()

/** Returns totals over all users, from an index alone. A referral is successful once it earns points. */
export const referralTotals = async (db: Db): Promise<{ total: number; successful: number }> => {
  const { total, successful } = await db
    .selectFrom('referrals')
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('upgraded_at').as('successful')])
    .executeTakeFirstOrThrow()
  return { total: Number(total), successful: Number(successful) }
}

export const topReferrers = async (db: Db, limit: number) => {
  // Counts in an index alone and looks up only the top users.
  const top = await db
    .selectFrom('referrals')
    .select((eb) => [
      'referrer_user_id as user_id',
      eb.fn.countAll<number>().as('total_referrals'),
      eb.fn.count<number>('upgraded_at').as('successful_referrals'),
    ])
    .groupBy('referrer_user_id')
    .orderBy('successful_referrals', 'desc')
    .orderBy('total_referrals', 'desc')
    .orderBy('user_id')
    .limit(limit)
    .execute()
  const rows = []
  for (const { user_id, ...counted } of top) {
    const { email, code } = await db
      .selectFrom('users')
      .leftJoin('referral_codes', 'referral_codes.user_id', 'users.id')
      .select(['users.email', 'referral_codes.code'])
      .where('users.id', '=', user_id)
      .executeTakeFirstOrThrow()
    const total_points = await balanceOf(db, user_id)
    rows.push({ user_id, user_email: email, referral_code: code, ...counted, total_points })
  }
  return rows
}

/** Selects referrals by or of the given users, all without them. */
const referralsOf = (db: Db, userIds?: string[]) => {
  const query = db.selectFrom('referrals')
  if (!userIds) return query
  return query.where((eb) => eb.or([eb('referrer_user_id', 'in', userIds), eb('referred_user_id', 'in', userIds)]))
}

/** Counts referrals by or of the given users, all without them. */
export const countReferralsOf = async (db: Db, userIds?: string[]): Promise<number> => {
  const { n } = await referralsOf(db, userIds)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Returns a page of referrals by or of the given users, newest first. */
export const listReferrals = async (db: Db, { page, limit }: { page: number; limit: number }, userIds?: string[]) => {
  // Finds the page in an index alone. A join here would also read the rows of all earlier pages.
  const shown = await referralsOf(db, userIds)
    .select('referred_user_id')
    .orderBy('signup_date', 'desc')
    .orderBy('referred_user_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return referralsByIds(
    db,
    shown.map((row) => row.referred_user_id),
  )
}

/** Returns referrals with both users, newest first. */
const referralsByIds = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return []
  return db
    .selectFrom('referrals')
    .innerJoin('users as referrer', 'referrer.id', 'referrals.referrer_user_id')
    .leftJoin('users as referred', 'referred.id', 'referrals.referred_user_id')
    .leftJoin('referral_codes', 'referral_codes.user_id', 'referrals.referrer_user_id')
    .leftJoin('point_entries', 'point_entries.referred_user_id', 'referrals.referred_user_id')
    .select([
      'referrer.email as referrer_email',
      'referral_codes.code as referral_code',
      'referred.email as referred_email',
      'referrals.signup_date',
      'referrals.upgraded_at',
      'point_entries.points',
    ])
    .where('referrals.referred_user_id', 'in', ids)
    .orderBy('referrals.signup_date', 'desc')
    .orderBy('referrals.referred_user_id', 'desc')
    .execute()
}

/** Makes a ledger entry of awarded points. */
export const award = (referrerId: string, referredUserId: string, now: string): Omit<PointEntriesTable, 'id'> => ({
  user_id: referrerId,
  points: POINTS_PER_UPGRADE,
  reason: 'referral',
  referred_user_id: referredUserId,
  withdrawal_id: null,
  created_at: now,
})

/** Returns accounts whose upgrade earned a user points. */
export const referredWithPoints = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('point_entries')
    .select('referred_user_id')
    .where('user_id', '=', userId)
    .where('reason', '=', 'referral')
    .execute()
  return rows.flatMap((row) => row.referred_user_id ?? [])
}
