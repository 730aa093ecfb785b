/** A WhatsApp account being linked or linked to a seller. Shared by the server and the WhatsApp process. */
export interface WhatsAppSessionsTable {
  /** The seller's user id, or `platform`. */
  id: string
  user_id: string | null
  name: string
  connected: 0 | 1
  /** E.164 digits of the linked account. */
  phone_number: string | null
  /** Content of the QR code. */
  qr: string | null
  qr_expires_at: string | null
  /** E.164 digits of the phone a pairing code is requested for. */
  pairing_phone: string | null
  /** Code typed into the phone instead of a scan. */
  pairing_code: string | null
  pairing_expires_at: string | null
  /** When a code of either kind was last requested. */
  qr_wanted_at: string | null
  created_at: string
}

/** Sealed credentials and keys of the Baileys adapter. */
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
