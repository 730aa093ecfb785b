import type { Db } from '#server/db/database.ts'

const remove = async (query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> =>
  Number((await query.executeTakeFirst()).numDeletedRows)

/** Removes sessions that ended, at most `limit`. Returns how many. */
export const removeExpiredSessions = (db: Db, now: string, limit: number): Promise<number> =>
  remove(
    db
      .deleteFrom('sessions')
      .where('token_hash', 'in', (ended) =>
        ended.selectFrom('sessions').select('token_hash').where('expires_at', '<=', now).limit(limit),
      ),
  )

/** Removes links of mails that no longer work, at most `limit`. Returns how many. */
export const removeExpiredMailedTokens = (db: Db, now: string, limit: number): Promise<number> =>
  remove(
    db
      .deleteFrom('mailed_tokens')
      .where('token_hash', 'in', (ended) =>
        ended.selectFrom('mailed_tokens').select('token_hash').where('expires_at', '<=', now).limit(limit),
      ),
  )

/** Removes password codes that no longer work, at most `limit`. Returns how many. */
export const removeExpiredOtps = (db: Db, now: string, limit: number): Promise<number> =>
  remove(
    db
      .deleteFrom('password_otps')
      .where('user_id', 'in', (ended) =>
        ended.selectFrom('password_otps').select('user_id').where('expires_at', '<=', now).limit(limit),
      ),
  )
