import { type Kysely, sql } from 'kysely'

/** Adds couriers of stores, and parcels of orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table couriers (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    name text not null,
    columns text not null,
    places text not null,
    tracking_link text not null,
    numbered_places integer not null,
    plain_text integer not null,
    weight_g integer not null,
    created_at text not null,
    updated_at text not null
  )`.execute(db)
  await sql`create index couriers_by_store on couriers (store_id, id)`.execute(db)
  await sql`create table shipments (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    order_id text not null references orders (id) on delete cascade,
    courier_id text,
    courier text not null,
    tracking_number text,
    cod_amount bigint not null,
    weight_g integer not null,
    pieces integer not null,
    batch text,
    batched_at text,
    created_at text not null,
    updated_at text not null
  )`.execute(db)
  await sql`create index shipments_by_order on shipments (order_id, id)`.execute(db)
  await sql`create index shipments_by_batch on shipments (store_id, batched_at, batch) where batch is not null`.execute(
    db,
  )
  await sql`create index shipments_by_courier on shipments (store_id, courier)`.execute(db)
  // A number is of one parcel of its courier.
  await sql`create unique index shipments_by_number on shipments (store_id, courier, tracking_number)
    where tracking_number is not null`.execute(db)
}
