import type { Kysely } from 'kysely'

/** What tells the browser that signed up from any other, and codes that link WhatsApp without a second screen. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('sign_ups').addColumn('key_hash', 'text').execute()
  await schema.alterTable('whatsapp_sessions').addColumn('pairing_phone', 'text').execute()
  await schema.alterTable('whatsapp_sessions').addColumn('pairing_code', 'text').execute()
  await schema.alterTable('whatsapp_sessions').addColumn('pairing_expires_at', 'text').execute()
}
