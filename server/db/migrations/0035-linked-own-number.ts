import { type Kysely, sql } from 'kysely'

/** Ends messages of linked numbers to buyers: drops those that wait, and the buyers whom a number had met. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from whatsapp_messages
    where status = 'queued' and kind <> 'order_alert' and session_id <> 'platform'`.execute(db)
  await sql`drop table whatsapp_contacts`.execute(db)
}
