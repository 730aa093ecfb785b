import { type Kysely, sql } from 'kysely'

/** Adds what sellers set the stock of their products to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table stock_changes (
    id text primary key,
    product_id text not null references products (id) on delete cascade,
    variant_id text not null,
    label text,
    units_before integer not null,
    units_after integer not null,
    cause text not null,
    at text not null
  )`.execute(db)
  await sql`create index stock_changes_of_product on stock_changes (product_id, id)`.execute(db)
}
