import { type Kysely, sql } from 'kysely'

/** Adds prices before a reduction, sales of a store, and whether codes count on reduced prices. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('products').addColumn('compare_at', 'bigint').execute()
  await db.schema.alterTable('product_variants').addColumn('compare_at', 'bigint').execute()
  await db.schema.alterTable('stores').addColumn('sales', 'text').execute()
  await db.schema.alterTable('stores').addColumn('sales_turn', 'text').execute()
  await db.schema
    .alterTable('discounts')
    .addColumn('includes_sale', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`create index stores_by_sales_turn on stores (sales_turn) where sales_turn is not null`.execute(db)
}
