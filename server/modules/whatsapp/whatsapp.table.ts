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
  /** When somebody last asked for a code. */
  qr_wanted_at: string | null
  created_at: string
}

/** What lets the real adapter speak for an account, sealed. */
export interface WhatsAppKeysTable {
  session_id: string
  name: string
  sealed: string
}

/** Messages in line, and those sent lately. One event reaches one recipient once. */
export interface WhatsAppMessagesTable {
  id: string
  event_key: string
  /** E.164 digits. */
  recipient: string
  session_id: string
  kind: string
  text: string
  /** `unknown`: the process ended while sending, so it may have gone out and is not sent again. */
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown'
  attempts: number
  next_attempt_at: string
  created_at: string
  sent_at: string | null
  last_error: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    whatsapp_sessions: WhatsAppSessionsTable
    whatsapp_keys: WhatsAppKeysTable
    whatsapp_messages: WhatsAppMessagesTable
  }
}
