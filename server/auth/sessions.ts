import { hash } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { newSecret } from '#server/db/ids.ts'
import type { UserRow } from '#server/modules/users/users.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import { deleteSession, extendSession, findSessionUser, insertSession } from './sessions.repo.ts'

const DAY_MS = 86_400_000
const SESSION_DAYS = 30

/** What is stored of a secret: enough to recognise it, useless to whoever reads the database. */
export const secretHash = (secret: string): string => hash('sha256', secret)

/** Starts a session of 30 days. Returns the bearer token, which is not kept. */
export const startSession = async (db: Db, clock: Clock, userId: string): Promise<string> => {
  const token = newSecret()
  const now = clock.now().getTime()
  await insertSession(db, {
    token_hash: secretHash(token),
    user_id: userId,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + SESSION_DAYS * DAY_MS).toISOString(),
  })
  return token
}

/** Whose token this is, if it is still good. A session in use stays good: it slides on, written at most once a day. */
export const sessionUser = async (db: Db, clock: Clock, token: string): Promise<UserRow | undefined> => {
  const now = clock.now().getTime()
  const found = await findSessionUser(db, secretHash(token), new Date(now).toISOString())
  if (!found) return undefined
  const fresh = new Date(now + SESSION_DAYS * DAY_MS)
  if (fresh.getTime() - Date.parse(found.session_expires_at) > DAY_MS) {
    await extendSession(db, secretHash(token), fresh.toISOString())
  }
  return found
}

/** The token is worth nothing from now on. */
export const endSession = (db: Db, token: string): Promise<void> => deleteSession(db, secretHash(token))
