export interface SessionsTable {
  /** Name of the session for its owner. Nobody but the bearer knows the token. */
  id: string
  token_hash: string
  user_id: string
  created_at: string
  /** When the password was last typed in this session. */
  password_at: string
  /** Accurate to the day: written when the session is extended. */
  last_seen_at: string
  expires_at: string
  /** User agent at sign-in, cut. */
  user_agent: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    sessions: SessionsTable
  }
}
