import { AUDIT_SHOWN } from '#contract/admin/admin-users.ts'
import type { Db } from '#server/db/database.ts'
import { emailsOf } from '#server/records/users/users.repo.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the ids in a recorded state, of each list only those that are shown. */
export const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return ID.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return (Array.isArray(value) ? value.slice(0, AUDIT_SHOWN) : Object.values(value)).flatMap(idsIn)
}

/** Names accounts, shops, withdrawals and upgrade requests by id: the account's e-mail address or the shop's name. */
export const namesOf = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const stores = await db.selectFrom('stores').select(['id', 'name']).where('id', 'in', ids).execute()
  const ofUsers = await Promise.all(
    (['withdrawals', 'upgrade_requests'] as const).map((table) =>
      db
        .selectFrom(table)
        .innerJoin('users', 'users.id', `${table}.user_id`)
        .select([`${table}.id`, 'users.email'])
        .where(`${table}.id`, 'in', ids)
        .execute(),
    ),
  )
  return new Map([
    ...(await emailsOf(db, ids)),
    ...stores.map(({ id, name }) => [id, name] as const),
    ...ofUsers.flat().map(({ id, email }) => [id, email] as const),
  ])
}
