import { type Kysely, sql } from 'kysely'

/**
 * What was chosen at each sign-up of an address that nobody has confirmed yet, apart from the account: the account takes over one of them
 * when its link is opened, whichever the password of who opens it belongs to.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('sign_ups')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('whatsapp_number', 'text', (c) => c.notNull())
    .addColumn('country_code', 'text', (c) => c.notNull())
    .addColumn('referral_code', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('sign_ups_user').on('sign_ups').column('user_id').execute()
  await schema.createIndex('sign_ups_created').on('sign_ups').column('created_at').execute()
  await sql`
    insert into sign_ups (id, user_id, password_hash, whatsapp_number, country_code, referral_code, created_at)
    select id, id, password_hash, whatsapp_number, country_code, referral_code_used, created_at
    from users where verified_at is null`.execute(db)
  await sql`delete from referrals where upgraded_at is null and referred_user_id in (select id from users where verified_at is null)`.execute(
    db,
  )
  await sql`
    update users set password_hash = '', whatsapp_number = '', referral_code_used = null, referral_price = 2000
    where verified_at is null`.execute(db)
}
