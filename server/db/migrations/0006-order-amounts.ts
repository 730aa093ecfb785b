import { type Kysely, sql } from 'kysely'

/** Splits what an order costs into its parts. Orders before it are goods alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const amounts = ['goods_amount', 'discount_amount', 'delivery_amount', 'adjustment_amount', 'paid_amount']
  for (const amount of amounts) {
    await db.schema
      .alterTable('orders')
      .addColumn(amount, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await sql`update orders set goods_amount = total_amount`.execute(db)
  await db.schema
    .alterTable('order_items')
    .addColumn('discount_amount', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
