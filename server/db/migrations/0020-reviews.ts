import { type Kysely, sql } from 'kysely'

/** Adds reviews by buyers, and whether a store asks for them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table reviews (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    product_id text not null references products (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    customer_id text,
    name text not null,
    stars integer not null check (stars between 1 and 5),
    words text not null,
    image_id text references images (id) on delete set null,
    answer text not null,
    hidden text,
    created_at text not null,
    updated_at text not null
  )`.execute(db)
  // One of each buyer for a product. Erased buyers have no id, and keep theirs.
  await sql`create unique index reviews_of_product on reviews (product_id, customer_id)`.execute(db)
  await sql`create index reviews_newest on reviews (store_id, created_at, id)`.execute(db)
  await sql`create index reviews_of_customer on reviews (customer_id) where customer_id is not null`.execute(db)
  await sql`create index reviews_of_order on reviews (order_id)`.execute(db)
  await sql`create index reviews_image on reviews (image_id) where image_id is not null`.execute(db)
  await db.schema
    .alterTable('stores')
    .addColumn('reviews', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
