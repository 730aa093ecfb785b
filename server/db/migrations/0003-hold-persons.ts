import { type Kysely, sql } from 'kysely'

/** Tells who holds stock by phone, cart, and name with address. A network address stands for too many people. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.dropIndex('order_holds_network').execute()
  await schema.alterTable('order_holds').dropColumn('network').execute()
  await schema.alterTable('order_holds').addColumn('cart', 'text').execute()
  await schema.alterTable('order_holds').addColumn('recipient', 'text').execute()
  await schema
    .alterTable('order_holds')
    .addColumn('last_piece', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('order_holds').addColumn('ended_by', 'text').execute()
  await sql`update order_holds set ended_by = 'waited' where ended_at is not null`.execute(db)
  await schema.createIndex('order_holds_cart').on('order_holds').columns(['store_id', 'cart']).execute()
  await schema.createIndex('order_holds_recipient').on('order_holds').columns(['store_id', 'recipient']).execute()
}
