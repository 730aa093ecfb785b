/** A WhatsApp account linked, or being linked, to a seller; what the real adapter's own process and the server share. */
export interface WhatsAppSessionsTable {
  /** The seller's user id, or `platform`. */
  id: string
  user_id: string | null
  name: string
  connected: 0 | 1
  /** E.164 digits of the linked account. */
  phone_number: string | null
  /** What the code to scan says. */
  qr: string | null
  qr_expires_at: string | null
  /** E.164 digits of the phone that a code to type is wanted for. */
  pairing_phone: string | null
  /** What that phone takes in place of a scan. */
  pairing_code: string | null
  pairing_expires_at: string | null
  /** When somebody last asked for a code of either kind. */
  qr_wanted_at: string | null
  created_at: string
}

/** What lets the real adapter speak for an account, sealed. */
export interface WhatsAppKeysTable {
  session_id: string
  name: string
  sealed: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    whatsapp_sessions: WhatsAppSessionsTable
    whatsapp_keys: WhatsAppKeysTable
  }
}
