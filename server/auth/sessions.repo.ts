import type { Db } from '#server/db/database.ts'
import { toUser, type UserRow } from '#server/modules/users/users.repo.ts'

export const insertSession = async (
  db: Db,
  session: { token_hash: string; user_id: string; created_at: string; expires_at: string },
): Promise<void> => {
  await db.insertInto('sessions').values(session).execute()
}

export const findSessionUser = async (
  db: Db,
  tokenHash: string,
  now: string,
): Promise<(UserRow & { session_expires_at: string }) | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.expires_at as session_expires_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row && toUser(row)
}

export const findSession = (db: Db, tokenHash: string): Promise<{ created_at: string } | undefined> =>
  db.selectFrom('sessions').select('created_at').where('token_hash', '=', tokenHash).executeTakeFirst()

export const extendSession = async (db: Db, tokenHash: string, expiresAt: string): Promise<void> => {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute()
}

export const deleteSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}
