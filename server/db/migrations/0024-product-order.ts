import { type Kysely, sql } from 'kysely'

/** Adds the order of products that their seller chose, and when a hidden one is shown. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('products')
    .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('products').addColumn('show_at', 'text').execute()
  await sql`create index products_by_show_at on products (show_at) where show_at is not null`.execute(db)
}
