import type { Kysely } from 'kysely'

/** Changes of an account's address that wait or can still be undone; accounts that their owners have deleted, and their stores. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('email_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('old_email', 'text', (c) => c.notNull())
    .addColumn('new_email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('email_changes_user').on('email_changes').columns(['user_id', 'id']).execute()
  await schema.createIndex('email_changes_expiry').on('email_changes').column('expires_at').execute()

  await schema
    .createIndex('orders_buyer')
    .on('orders')
    .columns(['buyer_user_id', 'id'])
    .where('buyer_user_id', 'is not', null)
    .execute()

  await schema.alterTable('users').addColumn('deletion_at', 'text').execute()
  await schema.createIndex('users_deletion').on('users').column('deletion_at').execute()
  await schema.alterTable('stores').addColumn('closed_at', 'text').execute()
}
