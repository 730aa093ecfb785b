import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { effectivePlan } from '#contract/plans.ts'
import { containing } from '#server/db/containing.ts'
import type { Db, Tables, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'
import type { UsersTable } from './users.table.ts'

/** An account as read. */
export type UserRow = Omit<Selectable<UsersTable>, 'allowed_layouts'> & { allowed_layouts: string[] }

const allowedLayouts = jsonColumn(z.array(z.string()), [])

/** Parses a row's layouts, whatever else was selected. */
export const toUser = <Stored extends { allowed_layouts: string }>(row: Stored) => ({
  ...row,
  allowed_layouts: allowedLayouts(row.allowed_layouts),
})

export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | undefined> => {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row && toUser(row)
}

const userSelect = prepared((db, { id }: { id: string }) => db.selectFrom('users').selectAll().where('id', '=', id))

export const findUserById = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const [row] = (await userSelect(db, { id })).rows
  return row && toUser(row)
}

/** E-mail addresses of users by id. */
export const emailsOf = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.email]))
}

/** Ids of the newest users whose address contains a text, and of their stores. */
export const usersNamed = async (db: Db, text: string, limit: number): Promise<string[]> => {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => sql<boolean>`${eb.ref('email')} like ${containing(text)} escape '\\'`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const ids = users.map(({ id }) => id)
  if (ids.length === 0) return []
  const stores = await db.selectFrom('stores').select('id').where('user_id', 'in', ids).execute()
  return [...ids, ...stores.map(({ id }) => id)]
}

export const insertUser = async (
  trx: Transaction,
  { allowed_layouts, ...user }: Omit<Insertable<UsersTable>, 'allowed_layouts'> & { allowed_layouts: string[] },
): Promise<void> => {
  await trx
    .insertInto('users')
    .values({ ...user, allowed_layouts: JSON.stringify(allowed_layouts) })
    .execute()
}

export const updateUser = async (
  db: Db,
  id: string,
  {
    allowed_layouts,
    ...change
  }: Partial<
    Pick<
      UserRow,
      | 'plan'
      | 'plan_expiry'
      | 'plan_reminded_for'
      | 'plan_ended_at'
      | 'allowed_layouts'
      | 'whatsapp_number'
      | 'country_code'
      | 'deletion_at'
      | 'withdrawals_frozen_until'
      | 'language'
    >
  >,
): Promise<void> => {
  const granted = allowed_layouts && { allowed_layouts: JSON.stringify(allowed_layouts) }
  await db
    .updateTable('users')
    .set({ ...change, ...granted })
    .where('id', '=', id)
    .execute()
}

export const deleteUser = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('users').where('id', '=', id).execute()
}

/** Returns the account whose deletion is most overdue. Never an admin's: the operator must take the role first. */
export const nextDueDeletion = async (db: Db, now: string): Promise<UserRow | undefined> => {
  const due = db.selectFrom('users').selectAll().where('deletion_at', '<=', now).where('role', '=', 'seller')
  const row = await due.orderBy('deletion_at').limit(1).executeTakeFirst()
  return row && toUser(row)
}

/** Accounts being deleted, latest first. */
export const accountsBeingDeleted = async (db: Db): Promise<{ id: string; deletion_at: string }[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'deletion_at'])
    .where('deletion_at', 'is not', null)
    .orderBy('deletion_at', 'desc')
    .execute()
  return rows.flatMap(({ id, deletion_at }) => (deletion_at ? [{ id, deletion_at }] : []))
}

/** Returns the account with its plan in force at `now`: an expired one is free, without an end. */
export const withPlanInForce = <Account extends Pick<UserRow, 'plan' | 'plan_expiry'>>(
  account: Account,
  now: Date,
): Account =>
  effectivePlan(account.plan, account.plan_expiry, now) === account.plan
    ? account
    : { ...account, plan: 'free', plan_expiry: null }

/** SQL condition: the plan in force at `now` is this one. */
export const planInForceIs = (eb: ExpressionBuilder<Tables, 'users'>, plan: UserRow['plan'], now: Date) => {
  const moment = now.toISOString()
  if (plan === 'paid') {
    return eb.and([
      eb('users.plan', '=', 'paid'),
      eb.or([eb('users.plan_expiry', 'is', null), eb('users.plan_expiry', '>', moment)]),
    ])
  }
  return eb.or([eb('users.plan', '=', 'free'), eb('users.plan_expiry', '<=', moment)])
}
