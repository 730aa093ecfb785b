import { hash } from 'node:crypto'
import { SESSION_DAYS, SESSION_MAX_DAYS } from '#contract/retention.ts'
import type { Db } from '#server/db/database.ts'
import { newId, newSecret } from '#server/db/ids.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { deleteSession, findSessionUser, insertSession, updateSession } from './sessions.repo.ts'

const DAY_MS = 86_400_000
/** Characters kept of a user agent. The longest in use have half as many. */
const USER_AGENT_MAX = 300

/** Hashes a secret for storage. The database then reveals no secret. */
export const secretHash = (secret: string): string => hash('sha256', secret)

/** Starts a session of 30 days. Returns the bearer token, which is not stored. */
export const startSession = async (db: Db, clock: Clock, userId: string, userAgent = ''): Promise<string> => {
  const token = newSecret()
  const now = clock.now()
  await insertSession(db, {
    id: newId(),
    token_hash: secretHash(token),
    user_id: userId,
    created_at: now.toISOString(),
    password_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
  })
  return token
}

/**
 * Returns the owner of a token, `undefined` when it is unknown or expired. Use extends the session, written at most
 * once a day, up to half a year after sign-in.
 */
export const sessionUser = async (db: Db, clock: Clock, token: string): Promise<UserRow | undefined> => {
  const now = clock.now().getTime()
  const found = await findSessionUser(db, secretHash(token), new Date(now).toISOString())
  if (!found) return undefined
  const { session_started_at, session_expires_at, ...user } = found
  const latest = Date.parse(session_started_at) + SESSION_MAX_DAYS * DAY_MS
  const slidesTo = Math.min(now + SESSION_DAYS * DAY_MS, latest)
  if (slidesTo - Date.parse(session_expires_at) > DAY_MS) {
    await updateSession(db, secretHash(token), {
      expires_at: new Date(slidesTo).toISOString(),
      last_seen_at: new Date(now).toISOString(),
    })
  }
  return user
}

/** Ends the session of a token. */
export const endSession = async (db: Db, token: string): Promise<void> => {
  await deleteSession(db, secretHash(token))
}
