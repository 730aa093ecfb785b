import { type Kysely, sql } from 'kysely'

/** Adds discount codes, and which orders used them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table discounts (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    code text not null,
    kind text not null,
    value bigint not null,
    minimum bigint not null,
    from_day text,
    to_day text,
    use_limit integer,
    per_phone integer,
    products text not null,
    categories text not null,
    is_on integer not null,
    uses integer not null,
    created_at text not null,
    updated_at text not null
  )`.execute(db)
  await sql`create unique index discounts_by_code on discounts (store_id, code)`.execute(db)
  await sql`create table discount_uses (
    order_id text primary key references orders (id) on delete cascade,
    discount_id text not null references discounts (id) on delete cascade,
    phone text not null,
    is_back integer not null,
    created_at text not null
  )`.execute(db)
  await sql`create index discount_uses_by_phone on discount_uses (discount_id, phone)`.execute(db)
  await sql`create index discount_uses_by_time on discount_uses (discount_id, created_at)`.execute(db)
  await db.schema.alterTable('orders').addColumn('discount_code', 'text').execute()
}
