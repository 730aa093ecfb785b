import type { Kysely } from 'kysely'

/** How far the audit log's chain has been checked. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('audit_checkpoints')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('broken_at', 'integer')
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .execute()
}
