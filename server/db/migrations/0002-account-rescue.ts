import { type Kysely, sql } from 'kysely'

/** Adds what an owner needs to get her account back: what a change found, who asked for it, and frozen withdrawals. */
const statements = [
  sql`alter table users add column password_number integer not null default 0`,
  sql`alter table users add column withdrawals_frozen_until text`,
  sql`alter table email_changes add column kind text not null default 'email'`,
  sql`alter table email_changes add column session_id text`,
  sql`alter table email_changes add column state_before text not null default ''`,
  sql`alter table mailed_codes add column sealed_code text not null default ''`,
  sql`alter table totp_secrets add column codes_made_at text`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}
