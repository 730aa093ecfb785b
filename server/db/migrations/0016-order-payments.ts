import { type Kysely, sql } from 'kysely'

/** Adds accounts that buyers pay to, and payments of orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('stores').addColumn('payment_methods', 'text').execute()
  await db.schema.alterTable('stores').addColumn('payment_methods_at', 'text').execute()
  await sql`create table order_payments (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    store_id text not null references stores (id) on delete cascade,
    amount bigint not null,
    kind text,
    reference text,
    note text not null,
    state text not null,
    made_by text not null,
    created_at text not null,
    decided_at text
  )`.execute(db)
  await sql`create index order_payments_by_order on order_payments (order_id, id)`.execute(db)
  await sql`create index order_payments_by_store on order_payments (store_id, id)`.execute(db)
  await sql`create unique index order_payments_by_reference on order_payments (store_id, reference)
    where state = 'accepted' and amount > 0 and reference is not null`.execute(db)
}
