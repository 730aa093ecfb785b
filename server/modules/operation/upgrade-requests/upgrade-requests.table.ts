/** A seller's wish for the paid plan, for the administrators. */
export interface UpgradeRequestsTable {
  id: string
  user_id: string
  /** E.164 digits of the seller. */
  whatsapp_number: string
  /** What the seller wrote; it is shown, never sent on. */
  message: string
  status: 'open' | 'done'
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    upgrade_requests: UpgradeRequestsTable
  }
}
