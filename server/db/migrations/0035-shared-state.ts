import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What processes that share a database tell one another for minutes: counts of limits, previews, and who downloads an archive. PostgreSQL need
 * not log it: nothing is lost with it. On SQLite the one process keeps all of it in memory, and the tables stay empty.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const create = (table: string) => {
    const builder = db.schema.createTable(table)
    return isPostgres ? builder.modifyFront(sql`unlogged`) : builder
  }
  // The columns are those of rate-limiter-flexible, in its order.
  await create('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expire', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_expire').on('rate_limits').column('expire').execute()

  await create('previews')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('previews_store').on('previews').columns(['store_id', 'created_at']).execute()
  await db.schema.createIndex('previews_age').on('previews').column('created_at').execute()
}
