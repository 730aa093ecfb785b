import { type Kysely, sql } from 'kysely'

/** Adds addresses of products and collections that were removed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table gone_pages (
    store_id text not null references stores (id) on delete cascade,
    path text not null,
    gone_at text not null,
    constraint gone_pages_key primary key (store_id, path)
  )`.execute(db)
  await sql`create index gone_pages_newest on gone_pages (store_id, gone_at)`.execute(db)
}
