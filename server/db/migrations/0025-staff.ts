import { type Kysely, sql } from 'kysely'

/** Adds people who work in a shop, and the log of what is done there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table staff (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    user_id text references users (id) on delete cascade,
    email text not null,
    name text not null,
    role text not null,
    token_hash text,
    expires_at text not null,
    created_at text not null,
    constraint staff_store_email unique (store_id, email)
  )`.execute(db)
  await sql`create unique index staff_user on staff (user_id) where user_id is not null`.execute(db)
  await sql`create unique index staff_token on staff (token_hash) where token_hash is not null`.execute(db)
  await sql`create table shop_log (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    who text not null,
    act text not null,
    subject text,
    at text not null
  )`.execute(db)
  await sql`create index shop_log_of_store on shop_log (store_id, id)`.execute(db)
}
