import { type Kysely, sql } from 'kysely'

/** Adds groups of products that sellers choose, each with a page. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table collections (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    slug text not null,
    title text not null,
    product_ids text not null,
    updated_at text not null,
    constraint collections_store_slug unique (store_id, slug)
  )`.execute(db)
}
