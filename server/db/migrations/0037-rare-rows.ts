import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Indexes of the rare rows alone. SQLite keeps no statistics here and takes an index on a column that most rows share (holds that have not
 * ended, accounts that sell, versions that are live) for one that finds few rows: a query by such a column and by a key went through most of
 * the table. A partial index is taken only for what it is for.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  const create = async (name: string, table: string, columns: string[], rare?: RawBuilder<boolean>) => {
    const index = schema.createIndex(name).on(table).columns(columns)
    await (rare ? index.where(rare) : index).execute()
  }
  for (const name of [
    'order_holds_end',
    'publications_polish',
    'images_work',
    'mail_outbox_due',
    'order_events_due',
    'users_role',
    'users_deletion',
    'users_expiry',
  ]) {
    await schema.dropIndex(name).execute()
  }

  await create('order_holds_open', 'order_holds', ['ends_at', 'order_id'], sql`ended_at is null`)
  await create('order_holds_ended', 'order_holds', ['ended_at', 'order_id'], sql`ended_at is not null`)
  await create('publications_to_recompress', 'publications', ['published_at'], sql`live = 1 and recompressed = 0`)
  await create('images_waiting', 'images', ['store_id', 'id'], sql`status = 'processing'`)
  await create('images_without_avif', 'images', ['id'], sql`status = 'ready' and avif = 0`)
  for (const table of ['mail_outbox', 'order_events']) {
    await create(`${table}_due`, table, ['next_attempt_at', 'id'], sql`failed_at is null`)
    await create(`${table}_failed`, table, ['failed_at'], sql`failed_at is not null`)
  }
  await create('users_admins', 'users', ['email'], sql`role = 'admin'`)
  await create('users_deletion', 'users', ['deletion_at'], sql`deletion_at is not null`)
  await create('users_unconfirmed', 'users', ['created_at'], sql`verified_at is null`)
  await create('stores_off_air', 'stores', ['id'], sql`suspended_at is not null or closed_at is not null`)

  // What lists and purges ask for, whole: with its id, and by its age.
  await create('users_expiry', 'users', ['plan', 'plan_expiry', 'id'])
  await create('mail_digests_age', 'mail_digests', ['sent_at'])
  await create('whatsapp_contacts_age', 'whatsapp_contacts', ['met_at'])
}
