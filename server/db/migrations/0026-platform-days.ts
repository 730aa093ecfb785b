import type { Kysely } from 'kysely'

/** Figures of all stores together, day by day: by layout and plan, and how many publications there were. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('platform_days')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('layout', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('interactions', 'integer', (c) => c.notNull())
    .addColumn('whatsapp_clicks', 'integer', (c) => c.notNull())
    .addColumn('orders', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('platform_days_pk', ['day', 'layout', 'plan'])
    .execute()
  await schema
    .createTable('publication_days')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('publications', 'integer', (c) => c.notNull())
    .execute()
}
