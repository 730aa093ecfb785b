export interface SessionsTable {
  /** What its owner calls it by; the token is known to nobody but its bearer. */
  id: string
  token_hash: string
  user_id: string
  created_at: string
  /** When the password was typed last in it. */
  password_at: string
  /** To the day: written when the session slides on. */
  last_seen_at: string
  expires_at: string
  /** As the browser named itself at sign-in, cut. */
  user_agent: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    sessions: SessionsTable
  }
}
