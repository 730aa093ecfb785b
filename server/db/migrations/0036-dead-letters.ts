import type { Kysely } from 'kysely'

/**
 * Work that failed too often rests as a dead letter: when that was, and why. Looks for what is due pass it by. Of images that failed, which are
 * few, it stands beside their rows.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['mail_outbox', 'order_events']) {
    await db.schema.alterTable(table).addColumn('last_error', 'text').execute()
    await db.schema.alterTable(table).addColumn('failed_at', 'text').execute()
    await db.schema.dropIndex(`${table}_due`).execute()
    await db.schema.createIndex(`${table}_due`).on(table).columns(['failed_at', 'next_attempt_at']).execute()
  }
  await db.schema
    .createTable('image_tries')
    .addColumn('image_id', 'text', (c) => c.primaryKey().references('images.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text', (c) => c.notNull())
    .addColumn('failed_at', 'text')
    .execute()
  await db.schema.createIndex('image_tries_failed').on('image_tries').column('failed_at').execute()
}
