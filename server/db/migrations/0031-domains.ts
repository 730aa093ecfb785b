import type { Kysely } from 'kysely'

/** Adds shops' own domains: the claim with its checks, and the host a shop is served at. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('stores').addColumn('domain', 'text').execute()
  await db.schema.createIndex('stores_domain').on('stores').column('domain').unique().execute()
  await db.schema
    .createTable('store_domains')
    .addColumn('store_id', 'text', (column) => column.primaryKey().references('stores.id').onDelete('cascade'))
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('misses', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'text')
    .addColumn('next_check_at', 'text')
    .execute()
  await db.schema.createIndex('store_domains_host').on('store_domains').column('host').execute()
  await db.schema.createIndex('store_domains_due').on('store_domains').column('next_check_at').execute()
}
