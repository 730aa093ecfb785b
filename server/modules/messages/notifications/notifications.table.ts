/** Notifications shown in a user's dashboard. */
export interface NotificationsTable {
  id: string
  user_id: string
  message: string
  created_at: string
  read_at: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}
