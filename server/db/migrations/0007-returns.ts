import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Adds what comes back: units by line, reasons, and the figures that count kept orders apart from returned ones. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const add = (table: string, column: string, type: 'integer' | 'bigint') =>
    db.schema
      .alterTable(table)
      .addColumn(column, type, (definition) => definition.notNull().defaultTo(0))
      .execute()
  await add('order_items', 'returned_quantity', 'integer')
  await add('order_items', 'damaged_quantity', 'integer')
  await add('order_totals', 'kept_amount', 'bigint')
  for (const figure of ['returned', 'cancelled_confirmed', 'kept']) await add('store_days', figure, 'integer')
  await db.schema.alterTable('order_history').addColumn('reason', 'text').execute()
  await sql`update order_totals set kept_amount = amount where status = 'Delivered'`.execute(db)
  await sql`update store_days set kept = delivered`.execute(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // Days of Pakistan, as the figures have them.
  const day = isPostgres
    ? sql`to_char((orders.created_at::timestamptz at time zone 'UTC') + interval '5 hours', 'YYYY-MM-DD')`
    : sql`date(orders.created_at, '+5 hours')`
  await sql`update store_days set cancelled_confirmed = counted.orders from (
      select orders.store_id, ${day} as day, count(*) as orders from orders
      join order_history on order_history.order_id = orders.id
      where order_history.to_status = 'Cancelled' and order_history.from_status = 'Confirmed'
      group by orders.store_id, ${day}
    ) as counted where counted.store_id = store_days.store_id and counted.day = store_days.day`.execute(db)
}
