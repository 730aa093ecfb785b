import { type Kysely, sql } from 'kysely'

/**
 * What unconfirmed orders hold of a store's stock, so that it can be bounded and given back. Orders from before hold what they took, without
 * an end: their sellers were promised no other.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  // Why an order took no stock, or holds none any more; null when its units are taken.
  await schema.alterTable('orders').addColumn('to_check', 'text').execute()
  await schema
    .alterTable('products')
    .addColumn('held_count', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('stores')
    .addColumn('hold_hours', 'integer', (c) => c.notNull().defaultTo(24).check(sql`hold_hours between 1 and 168`))
    .execute()
  // Whether the seller's number may write to buyers whose order she has not confirmed.
  await schema
    .alterTable('stores')
    .addColumn('message_new_buyers', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await schema
    .createTable('order_holds')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_holds_pk', ['order_id', 'product_id'])
    .execute()
  await schema.createIndex('order_holds_phone').on('order_holds').columns(['store_id', 'phone']).execute()
  await schema.createIndex('order_holds_address').on('order_holds').columns(['store_id', 'address']).execute()
  await schema.createIndex('order_holds_end').on('order_holds').columns(['ends_at', 'order_id']).execute()

  // Numbers a seller's account has met: they wrote to it, or she confirmed an order of theirs.
  await schema
    .createTable('whatsapp_contacts')
    .addColumn('session_id', 'text', (c) => c.notNull().references('whatsapp_sessions.id').onDelete('cascade'))
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('met_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('whatsapp_contacts_pk', ['session_id', 'phone'])
    .execute()
}
