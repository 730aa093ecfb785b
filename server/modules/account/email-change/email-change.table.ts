/** A change of an account's address, waiting or recently confirmed. */
export interface EmailChangesTable {
  id: string
  user_id: string
  old_email: string
  new_email: string
  /** Hash of the token in the link mailed to the new address. */
  token_hash: string
  created_at: string
  /** When the link was opened and the new address took effect. */
  confirmed_at: string | null
  /** End of the link's validity. Once confirmed, end of the time to undo from the old mailbox. */
  expires_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    email_changes: EmailChangesTable
  }
}
