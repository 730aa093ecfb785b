import type { Db } from '#server/db/database.ts'

/** The server's readiness check. */
export const READINESS = 'readiness'
/** Whichever of several publishers. */
export const PUBLISHER = 'publisher'
/** The process that holds the WhatsApp connections. */
export const SENDER = 'whatsapp sender'

/** When figures of all stores were last counted. */
export const PLATFORM_DAYS = 'platform days'

/** Writes down a sign of life. For a readiness check it is the point: whether the database takes writes is known only by one. */
export const beat = async (db: Db, name: string, now: string): Promise<void> => {
  await db
    .insertInto('heartbeats')
    .values({ name, beat_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ beat_at: now }))
    .execute()
}

/** Returns when something last gave a sign of life; `undefined` if it never did. */
export const lastBeatOf = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('heartbeats').select('beat_at').where('name', '=', name).executeTakeFirst())?.beat_at
