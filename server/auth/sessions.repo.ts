import type { Db, Transaction } from '#server/db/database.ts'
import { toUser, type UserRow } from '#server/records/users/users.repo.ts'
import type { SessionsTable } from './auth.table.ts'

export const insertSession = async (db: Db, session: SessionsTable): Promise<void> => {
  await db.insertInto('sessions').values(session).execute()
}

export const findSessionUser = async (
  db: Db,
  tokenHash: string,
  now: string,
): Promise<(UserRow & { session_started_at: string; session_expires_at: string }) | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.created_at as session_started_at', 'sessions.expires_at as session_expires_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row && toUser(row)
}

export const findSession = (db: Db, tokenHash: string): Promise<{ id: string; password_at: string } | undefined> =>
  db.selectFrom('sessions').select(['id', 'password_at']).where('token_hash', '=', tokenHash).executeTakeFirst()

export const updateSession = async (
  db: Db,
  tokenHash: string,
  change: Partial<Pick<SessionsTable, 'expires_at' | 'last_seen_at' | 'password_at'>>,
): Promise<void> => {
  await db.updateTable('sessions').set(change).where('token_hash', '=', tokenHash).execute()
}

/** Ends a session. Returns whether it existed. */
export const deleteSession = async (db: Db, tokenHash: string): Promise<boolean> => {
  const result = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Returns an account's unexpired sessions, the last seen first. */
export const sessionsOf = (db: Db, userId: string, now: string): Promise<SessionsTable[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** Ends one session of an account. Returns whether it existed. */
export const deleteSessionOf = async (trx: Transaction, userId: string, id: string): Promise<boolean> => {
  const result = await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Ends all sessions of an account but one. Returns how many. */
export const deleteOtherSessions = async (trx: Transaction, userId: string, keptTokenHash: string): Promise<number> => {
  const result = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', keptTokenHash)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Ends all sessions of an account. */
export const deleteSessionsOf = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
