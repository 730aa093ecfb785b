import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import type { UsersTable } from './users.table.ts'

/** An account as it is read. */
export type UserRow = Omit<Selectable<UsersTable>, 'allowed_layouts'> & { allowed_layouts: string[] }

const allowedLayouts = jsonColumn(z.array(z.string()), [])

/** Returns the account that a row holds, whatever was selected beside it. */
export const toUser = <Stored extends { allowed_layouts: string }>(row: Stored) => ({
  ...row,
  allowed_layouts: allowedLayouts(row.allowed_layouts),
})

export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | undefined> => {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row && toUser(row)
}

export const findUserById = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toUser(row)
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
  { allowed_layouts, ...change }: Partial<Pick<UserRow, 'plan' | 'plan_expiry' | 'allowed_layouts'>>,
): Promise<void> => {
  const granted = allowed_layouts && { allowed_layouts: JSON.stringify(allowed_layouts) }
  await db
    .updateTable('users')
    .set({ ...change, ...granted })
    .where('id', '=', id)
    .execute()
}
