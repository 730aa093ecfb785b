/** A store's own text of a message. Without a row, the default is sent. */
export interface MessageTemplatesTable {
  store_id: string
  kind: string
  text: string
  updated_at: string
}

/** Waiting and recent messages of linked accounts. An event reaches a recipient once. */
export interface WhatsAppMessagesTable {
  id: string
  event_key: string
  /** E.164 digits of the account's own number; of the operator's for `platform`. */
  recipient: string
  session_id: string
  kind: string
  text: string
  /** `unknown`: the process ended while sending, so it may have gone out and is not retried. */
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown'
  attempts: number
  next_attempt_at: string
  created_at: string
  sent_at: string | null
  last_error: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    whatsapp_messages: WhatsAppMessagesTable
    message_templates: MessageTemplatesTable
  }
}
