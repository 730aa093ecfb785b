import { type Kysely, sql } from 'kysely'

/** Adds screenshots that buyers send with what they say to have paid. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table payment_proofs (
    payment_id text primary key references order_payments (id) on delete cascade,
    store_id text not null references stores (id) on delete cascade,
    image text not null,
    hash text not null,
    created_at text not null
  )`.execute(db)
  await sql`create index payment_proofs_by_hash on payment_proofs (store_id, hash)`.execute(db)
  await sql`create index payment_proofs_by_time on payment_proofs (created_at)`.execute(db)
}
