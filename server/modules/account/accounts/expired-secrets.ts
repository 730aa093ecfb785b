import type { Db } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { type Writes, write } from '#server/db/write.ts'

const remove = async (query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> =>
  Number((await query.executeTakeFirst()).numDeletedRows)

/** Removes at most `limit` expired sessions. Returns how many. */
export const removeExpiredSessions = (db: Db, now: string, limit: number): Promise<number> =>
  remove(
    db
      .deleteFrom('sessions')
      .where('token_hash', 'in', (ended) =>
        ended.selectFrom('sessions').select('token_hash').where('expires_at', '<=', now).limit(limit),
      ),
  )

/** Removes at most `limit` expired mailed links. Returns how many. */
export const removeExpiredMailedTokens = (db: Db, now: string, limit: number): Promise<number> =>
  remove(
    db
      .deleteFrom('mailed_tokens')
      .where('token_hash', 'in', (ended) =>
        ended.selectFrom('mailed_tokens').select('token_hash').where('expires_at', '<=', now).limit(limit),
      ),
  )

/** Removes about `limit` expired mailed codes, all of an account at once. Returns how many. */
export const removeExpiredCodes = (db: Db, now: string, limit: number): Promise<number> =>
  remove(
    db
      .deleteFrom('mailed_codes')
      .where('expires_at', '<=', now)
      .where('user_id', 'in', (ended) =>
        ended.selectFrom('mailed_codes').select('user_id').where('expires_at', '<=', now).limit(limit),
      ),
  )

/**
 * Ends all sessions and voids all mailed links and codes. A restored database would revive those that ended
 * since the backup.
 */
export const voidEverySecret = async (db: Db): Promise<void> => {
  for (const table of ['sessions', 'mailed_tokens', 'mailed_codes'] as const) await db.deleteFrom(table).execute()
}

/** Removes at most `limit` unconfirmed sign-ups made before `oldest`. Returns how many. */
export const removeOldSignUps = (db: Db, oldest: string, limit: number): Promise<number> =>
  remove(
    db
      .deleteFrom('sign_ups')
      .where('id', 'in', (old) =>
        old.selectFrom('sign_ups').select('id').where('created_at', '<=', oldest).limit(limit),
      ),
  )

const unconfirmed = (db: Db, oldest: string) =>
  db
    .selectFrom('users')
    .where('verified_at', 'is', null)
    .where('created_at', '<=', oldest)
    .where('id', 'not in', (waiting) => waiting.selectFrom('sign_ups').select('user_id'))

/** Removes at most `limit` unconfirmed accounts without a waiting sign-up. Returns how many. */
export const removeUnconfirmedAccounts = (
  deps: { writes: Pick<Writes, 'run'> },
  oldest: string,
  limit: number,
): Promise<number> =>
  write(deps, async (trx) => {
    const found = await unconfirmed(trx, oldest).select(['id', 'email']).limit(limit).execute()
    if (found.length === 0) return 0
    for (const { email } of found) await lock(trx, 'email', email)
    const ids = found.map(({ id }) => id)
    // Checks again under the locks, to skip accounts that sign up again or are confirmed at this moment.
    return remove(
      trx.deleteFrom('users').where('id', 'in', unconfirmed(trx, oldest).select('id').where('id', 'in', ids)),
    )
  })
