import type { Db } from '#server/db/database.ts'

/** Heartbeat of the server's readiness check. */
export const READINESS = 'readiness'
/** Heartbeat of any publisher. */
export const PUBLISHER = 'publisher'
/** Heartbeat of the process that holds the WhatsApp connections. */
export const SENDER = 'whatsapp sender'

/** Heartbeat of the last count of all stores' figures. */
export const PLATFORM_DAYS = 'platform days'

/** Writes a heartbeat. For the readiness check this also proves that the database takes writes. */
export const beat = async (db: Db, name: string, now: string): Promise<void> => {
  await db
    .insertInto('heartbeats')
    .values({ name, beat_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ beat_at: now }))
    .execute()
}

/** Returns the last heartbeat, `undefined` if there was none. */
export const lastBeatOf = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('heartbeats').select('beat_at').where('name', '=', name).executeTakeFirst())?.beat_at
