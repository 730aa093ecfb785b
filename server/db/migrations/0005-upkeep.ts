import { type Kysely, sql } from 'kysely'

/** Totals of events over all stores; indexes by which what has expired is found. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('event_totals')
    .addColumn('event_type', 'text', (c) => c.primaryKey())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into event_totals (event_type, total)
    select event_type, count(*) from events group by event_type`.execute(db)
  await schema.dropIndex('events_type').execute()

  await schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()
  await schema.createIndex('mailed_tokens_expiry').on('mailed_tokens').column('expires_at').execute()
  await schema.createIndex('password_otps_expiry').on('password_otps').column('expires_at').execute()
  await schema.createIndex('order_keys_age').on('order_keys').columns(['created_at', 'order_id']).execute()
  await schema.createIndex('upgrade_requests_status').on('upgrade_requests').columns(['status', 'id']).execute()
  await schema.dropIndex('upgrade_requests_age').execute()
}
