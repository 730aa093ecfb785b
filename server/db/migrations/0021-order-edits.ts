import { type Kysely, sql } from 'kysely'

/** Adds edits of orders by their sellers, and where an order comes from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('orders').addColumn('adjustment_note', 'text').execute()
  await schema
    .alterTable('orders')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('shop'))
    .execute()
  await schema.alterTable('orders').addColumn('edited_at', 'text').execute()
  await sql`create table order_revisions (
    order_id text not null references orders (id) on delete cascade,
    at text not null,
    user_id text,
    before_edit text not null,
    after_edit text not null,
    reason text,
    constraint order_revisions_pk primary key (order_id, at)
  )`.execute(db)
}
