export interface SessionsTable {
  token_hash: string
  user_id: string
  created_at: string
  expires_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    sessions: SessionsTable
  }
}
