import type { Kysely } from 'kysely'

/** Password reset codes, TOTP, the referral code somebody signed up with; an index for the mail queue; a row that readiness writes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('users').addColumn('referral_code_used', 'text').execute()

  await schema
    .createTable('password_otps')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('otp_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()

  await schema
    .createTable('totp_secrets')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('last_step', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('confirmed_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await schema
    .createTable('totp_recovery_codes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('totp_recovery_codes_pk', ['user_id', 'code_hash'])
    .execute()

  await schema.createIndex('mail_outbox_due').on('mail_outbox').column('next_attempt_at').execute()

  await schema
    .createTable('heartbeats')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('beat_at', 'text', (c) => c.notNull())
    .execute()
}
