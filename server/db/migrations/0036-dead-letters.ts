import type { Kysely } from 'kysely'

/** Work that failed too often rests as a dead letter: when that was, and why. Looks for what is due pass it by. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['mail_outbox', 'order_events']) {
    await db.schema.alterTable(table).addColumn('last_error', 'text').execute()
    await db.schema.alterTable(table).addColumn('failed_at', 'text').execute()
    await db.schema.dropIndex(`${table}_due`).execute()
    await db.schema.createIndex(`${table}_due`).on(table).columns(['failed_at', 'next_attempt_at']).execute()
  }
}
