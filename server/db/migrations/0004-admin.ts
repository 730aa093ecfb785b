import type { Kysely } from 'kysely'
import { makeAppendOnly } from './frozen/append-only.ts'

/** Referrals with their ledger, and what administration needs: audit log, suspension, notifications, deleted accounts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('referral_codes')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  // No foreign key on the referred user: what a referral earned outlives the account.
  await schema
    .createTable('referrals')
    .addColumn('referred_user_id', 'text', (c) => c.primaryKey())
    .addColumn('referrer_user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('signup_date', 'text', (c) => c.notNull())
    .addColumn('upgraded_at', 'text')
    .addColumn('held_since', 'text')
    .execute()
  await schema
    .createIndex('referrals_referrer')
    .on('referrals')
    .columns(['referrer_user_id', 'referred_user_id', 'upgraded_at', 'held_since'])
    .execute()
  await schema.createIndex('referrals_signup').on('referrals').column('signup_date').execute()

  await schema
    .createTable('point_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('referred_user_id', 'text', (c) => c.unique())
    .addColumn('withdrawal_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('point_entries_once', ['withdrawal_id', 'reason'])
    .execute()
  await schema.createIndex('point_entries_user').on('point_entries').columns(['user_id', 'points']).execute()
  await makeAppendOnly(db, 'point_entries')

  await schema
    .createTable('withdrawals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('open_user_id', 'text', (c) => c.unique())
    .addColumn('points_requested', 'integer', (c) => c.notNull())
    .addColumn('payment_method', 'text', (c) => c.notNull())
    .addColumn('payment_details', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('admin_notes', 'text')
    .addColumn('request_date', 'text', (c) => c.notNull())
    .addColumn('processed_date', 'text')
    .execute()
  await schema.createIndex('withdrawals_user').on('withdrawals').columns(['user_id', 'id']).execute()
  await schema.createIndex('withdrawals_status').on('withdrawals').columns(['status', 'id']).execute()

  await schema
    .createTable('audit_entries')
    .addColumn('sequence', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addColumn('previous_hash', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
  await makeAppendOnly(db, 'audit_entries')

  await schema
    .createTable('notifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .execute()
  await schema.createIndex('notifications_user').on('notifications').columns(['user_id', 'id', 'read_at']).execute()

  await schema
    .createTable('deleted_accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('archive', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .addColumn('purge_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('deleted_accounts_purge').on('deleted_accounts').column('purge_at').execute()

  await schema.alterTable('stores').addColumn('suspended_at', 'text').execute()
  await schema.createIndex('stores_suspended').on('stores').column('suspended_at').execute()
  await schema.createIndex('stores_created').on('stores').column('created_at').execute()
  await schema.createIndex('stores_search').on('stores').columns(['id', 'store_slug', 'name']).execute()

  await schema.createIndex('users_plan').on('users').columns(['plan', 'id']).execute()
  await schema.createIndex('users_expiry').on('users').columns(['plan', 'plan_expiry']).execute()
  await schema.createIndex('users_created').on('users').column('created_at').execute()
  await schema
    .createIndex('users_search')
    .on('users')
    .columns(['id', 'email', 'country_code', 'whatsapp_number'])
    .execute()
  await schema.createIndex('users_role').on('users').column('role').execute()
  await schema.createIndex('layout_configs_layout').on('layout_configs').column('layout').execute()
  await schema.createIndex('products_store').on('products').column('store_id').execute()
  await schema.createIndex('events_type').on('events').column('event_type').execute()
}
