import type { ColumnType } from 'kysely'

/** Kind of a change: the address, a second factor turned on, a number, accounts to pay to, and so on. */
export type ChangeKind = 'email' | 'second_factor' | 'number' | 'whatsapp' | 'templates' | 'payment_methods'

/** A change that its owner can undo. One of the address may wait for its link. */
export interface EmailChangesTable {
  id: string
  user_id: string
  kind: ColumnType<ChangeKind, ChangeKind | undefined, never>
  /** The account's address when the change was asked for. Undoing puts it back. */
  old_email: string
  /** The same as `old_email` for other kinds. */
  new_email: string
  /** Hash of the token in the link mailed to the new address. Nobody has the token of other kinds. */
  token_hash: string
  /** The session that asked. The link works while it exists. */
  session_id: ColumnType<string | null, string | null | undefined, never>
  /** JSON of what undoing restores, see `state-before.ts`. */
  state_before: ColumnType<string, string | undefined, never>
  created_at: string
  /** When the change took effect. */
  confirmed_at: string | null
  /** End of the link's validity. Once confirmed, end of the time to undo. */
  expires_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    email_changes: EmailChangesTable
  }
}
