/** Sellers' requests for the paid plan. */
export interface UpgradeRequestsTable {
  id: string
  user_id: string
  /** E.164 digits of the seller. */
  whatsapp_number: string
  /** The seller's text. Shown, never sent on. */
  message: string
  status: 'open' | 'done'
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    upgrade_requests: UpgradeRequestsTable
  }
}
