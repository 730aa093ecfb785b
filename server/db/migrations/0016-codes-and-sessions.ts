import { type Kysely, sql } from 'kysely'

/** Mailed codes by who asked for them, in the place of one code an account; what a session's owner is shown of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  // Codes live for ten minutes: those under way are asked for again.
  await schema.dropTable('password_otps').execute()
  await schema
    .createTable('mailed_codes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('asked_by', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('asker_tries', 'integer', (c) => c.notNull())
    .addColumn('other_tries', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mailed_codes_key', ['user_id', 'purpose', 'asked_by'])
    .execute()
  await schema.createIndex('mailed_codes_expiry').on('mailed_codes').column('expires_at').execute()

  for (const column of ['id', 'password_at', 'last_seen_at', 'user_agent']) {
    await schema
      .alterTable('sessions')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await sql`
    update sessions set id = substr(token_hash, 1, 32), password_at = created_at, last_seen_at = created_at`.execute(db)
  await schema.createIndex('sessions_id').on('sessions').column('id').unique().execute()
}
