import type { Db } from '#server/db/database.ts'

/** Removes at most `limit` changes that can no longer be confirmed or undone. Returns how many. */
export const removeOldChanges = async (db: Db, now: string, limit: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('id', 'in', (old) =>
      old.selectFrom('email_changes').select('id').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
