import { type Kysely, sql } from 'kysely'
import { countEarlier } from './frozen/count-earlier.ts'

/** Orders with a history, what the messaging part must tell of them, running totals, and the messaging part itself. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await orders(db)
  await analytics(db)
  await countEarlier(db)
  await messaging(db)
}

const orders = async (db: Kysely<unknown>) => {
  const { schema } = db
  // A store's products in batches, for the search.
  await schema.createIndex('products_of_store').on('products').columns(['store_id', 'id']).execute()
  await schema.createIndex('orders_recent').on('orders').columns(['store_id', 'created_at', 'id']).execute()
  await schema
    .createIndex('orders_by_status')
    .on('orders')
    .columns(['store_id', 'status', 'created_at', 'id'])
    .execute()
  await schema.dropIndex('orders_store').execute()
  await schema
    .alterTable('order_items')
    .addColumn('category', 'text', (c) => c.notNull().defaultTo(''))
    .execute()

  // An order takes each status at most once, so the status is part of the key.
  await schema
    .createTable('order_history')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('to_status', 'text', (c) => c.notNull())
    .addColumn('from_status', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('order_history_pk', ['order_id', 'to_status'])
    .execute()
  await schema
    .createTable('order_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('order_events_due').on('order_events').column('next_attempt_at').execute()
  await schema.createIndex('order_events_order').on('order_events').column('order_id').execute()
  await schema
    .createTable('order_totals')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('orders', 'integer', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_totals_pk', ['store_id', 'status'])
    .execute()
  await sql`update order_items set category =
    coalesce((select category from products where products.id = order_items.product_id), '')`.execute(db)
  await sql`insert into order_history (order_id, to_status, from_status, at, ${sql.ref('by')}, user_id, note)
    select id, 'Pending', null, created_at, 'buyer', buyer_user_id, null from orders`.execute(db)
  await sql`insert into order_totals (store_id, status, orders, amount)
    select store_id, status, count(*), sum(total_amount) from orders group by store_id, status`.execute(db)
}

/** Sums by day in Pakistan; figures of orders stand on the day the order was placed. */
const analytics = async (db: Kysely<unknown>) => {
  const { schema } = db
  await schema
    .createTable('store_days')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('interactions', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('whatsapp_clicks', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('orders', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('delivered', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('cancelled', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('revenue', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('store_days_pk', ['store_id', 'day'])
    .execute()
  await schema
    .createTable('store_hours')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('hour', 'integer', (c) => c.notNull())
    .addColumn('orders', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('store_hours_pk', ['store_id', 'day', 'hour'])
    .execute()
  await schema
    .createTable('product_days')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('ordered', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('revenue', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('product_days_pk', ['store_id', 'day', 'product_id'])
    .execute()
  await schema
    .createTable('category_days')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('orders', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('revenue', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('category_days_pk', ['store_id', 'day', 'category'])
    .execute()
}

const messaging = async (db: Kysely<unknown>) => {
  const { schema } = db
  await schema
    .createTable('whatsapp_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('connected', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('phone_number', 'text')
    .addColumn('qr', 'text')
    .addColumn('qr_expires_at', 'text')
    .addColumn('qr_wanted_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('whatsapp_sessions_user').on('whatsapp_sessions').column('user_id').execute()
  await schema
    .createTable('whatsapp_keys')
    .addColumn('session_id', 'text', (c) => c.notNull().references('whatsapp_sessions.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('whatsapp_keys_pk', ['session_id', 'name'])
    .execute()
  await schema
    .createTable('whatsapp_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event_key', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.notNull().references('whatsapp_sessions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('whatsapp_messages_once', ['event_key', 'recipient'])
    .execute()
  await schema
    .createIndex('whatsapp_messages_due')
    .on('whatsapp_messages')
    .columns(['status', 'next_attempt_at'])
    .execute()
  await schema.createIndex('whatsapp_messages_age').on('whatsapp_messages').column('created_at').execute()
  await schema
    .createIndex('whatsapp_messages_session')
    .on('whatsapp_messages')
    .columns(['session_id', 'created_at'])
    .execute()
  await schema
    .createTable('message_templates')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('message_templates_pk', ['store_id', 'kind'])
    .execute()
  await schema
    .createTable('upgrade_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('whatsapp_number', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('upgrade_requests_user').on('upgrade_requests').columns(['user_id', 'created_at']).execute()
  await schema.createIndex('upgrade_requests_age').on('upgrade_requests').column('created_at').execute()
}
