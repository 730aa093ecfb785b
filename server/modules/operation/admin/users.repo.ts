import { type ExpressionBuilder, sql } from 'kysely'
import type { UserFilters } from '#contract/admin/admin-users.ts'
import { containing, partOfNumber } from '#server/db/containing.ts'
import type { Db, Tables, Transaction } from '#server/db/database.ts'
import { listPage } from '#server/db/list-page.ts'
import type { Clock } from '#server/ports/clock.ts'
import { planInForceIs, toUser, type UserRow, withPlanInForce } from '#server/records/users/users.repo.ts'

/** Matches a part of an e-mail address, or of a phone number in any form. */
const matches = (eb: ExpressionBuilder<Tables, 'users'>, search: string) => {
  const inAddress = sql<boolean>`${eb.ref('email')} like ${containing(search)} escape '\\'`
  const digits = partOfNumber(search)
  if (digits === undefined) return inAddress
  const number = sql`substr(${eb.ref('country_code')}, 2) || ltrim(${eb.ref('whatsapp_number')}, '0')`
  return eb.or([inAddress, sql<boolean>`${number} like ${`%${digits}%`}`])
}

const filtered = (db: Db, { search, plan }: Pick<UserFilters, 'search' | 'plan'>, now: Date) => {
  let query = db.selectFrom('users')
  if (plan && plan !== 'all') query = query.where((eb) => planInForceIs(eb, plan, now))
  if (search) query = query.where((eb) => matches(eb, search))
  return query
}

/** Returns a page of users with the plan in force, newest first by default, and the total. Ids sort by time. */
export const listUsers = async (
  { db, clock }: { db: Db; clock: Clock },
  filters: Omit<UserFilters, 'sort'> & Partial<Pick<UserFilters, 'sort'>>,
): Promise<{ rows: UserRow[]; total: number }> => {
  const direction = filters.sort === 'oldest' ? 'asc' : 'desc'
  const now = clock.now()
  // Finds the ids in an index alone and reads only the page's rows.
  const { shown, total } = await listPage(
    filters,
    (part) =>
      filtered(db, filters, now).select('id').orderBy('id', direction).limit(part.limit).offset(part.offset).execute(),
    async () => {
      const query = filtered(db, filters, now).select((eb) => eb.fn.countAll<number>().as('n'))
      return Number((await query.executeTakeFirstOrThrow()).n)
    },
  )
  const rows = await usersByIds(
    db,
    shown.map(({ id }) => id),
    direction,
  )
  return { rows: rows.map((row) => withPlanInForce(row, now)), total }
}

const usersByIds = async (db: Db, ids: string[], direction: 'asc' | 'desc'): Promise<UserRow[]> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id', direction).execute()
  return rows.map(toUser)
}

/** Returns users after an id, oldest first, to iterate over all. */
export const usersAfter = async (db: Db, id: string, limit: number): Promise<UserRow[]> => {
  const rows = await db.selectFrom('users').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
  return rows.map(toUser)
}

/** Returns users whose paid plan has expired. */
export const expiredUsers = async (db: Db, now: string, limit: number): Promise<UserRow[]> => {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('plan', '=', 'paid')
    .where('plan_expiry', '<=', now)
    .orderBy('plan_expiry')
    .limit(limit)
    .execute()
  return rows.map(toUser)
}

/** Returns users whose paid plan ends between two moments, and who were not reminded of that end. */
export const usersToRemind = (db: Db, from: string, to: string, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'plan_expiry'])
    .where('plan', '=', 'paid')
    .where('plan_expiry', '>', from)
    .where('plan_expiry', '<=', to)
    .where('plan_reminded_for', 'is distinct from', (eb) => eb.ref('plan_expiry'))
    .where('deletion_at', 'is', null)
    .orderBy('plan_expiry')
    .limit(limit)
    .execute()

/** Returns users whose paid plan has ended, and for whom that end is not recorded. */
export const usersWithNewEnd = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('users')
    .select('id')
    .where('plan', '=', 'paid')
    .where('plan_expiry', '<=', now)
    .where('plan_ended_at', 'is distinct from', (eb) => eb.ref('plan_expiry'))
    .orderBy('plan_expiry')
    .limit(limit)
    .execute()

/** Closes a user's open requests for the paid plan. Requests for a layout stay open. Returns the closed ids. */
export const closeUpgradeRequests = async (trx: Transaction, userId: string): Promise<string[]> => {
  const closed = await trx
    .updateTable('upgrade_requests')
    .set({ status: 'done' })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('layout', 'is', null)
    .returning('id')
    .execute()
  return closed.map(({ id }) => id)
}
