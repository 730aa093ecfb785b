/** Another address that an account's owner wants, or has lately got. */
export interface EmailChangesTable {
  id: string
  user_id: string
  old_email: string
  new_email: string
  /** Of the link in the mail to the new address. */
  token_hash: string
  created_at: string
  /** When the link was opened: since then the new address counts. */
  confirmed_at: string | null
  /** Until when the link works; once it was opened, until when the change can be undone from the old mailbox. */
  expires_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    email_changes: EmailChangesTable
  }
}
