import { type Kysely, sql } from 'kysely'

/** Tells who holds stock by phone, cart, and name with address. A network address stands for too many people. */
const statements = [
  'drop index order_holds_network',
  'alter table order_holds drop column network',
  'alter table order_holds add column cart text',
  'alter table order_holds add column recipient text',
  'alter table order_holds add column last_piece integer not null default 0',
  'alter table order_holds add column ended_by text',
  "update order_holds set ended_by = 'waited' where ended_at is not null",
  'create index order_holds_cart on order_holds (store_id, cart)',
  'create index order_holds_recipient on order_holds (store_id, recipient)',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
