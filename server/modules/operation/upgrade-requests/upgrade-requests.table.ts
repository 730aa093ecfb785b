import type { ColumnType } from 'kysely'

/** Sellers' requests for the paid plan or a layout. */
export interface UpgradeRequestsTable {
  id: string
  user_id: string
  /** E.164 digits of the seller. */
  whatsapp_number: string
  /** The seller's text. Shown, never sent on. */
  message: string
  /** The layout asked for, `new` for one still to be made. `null` asks for the paid plan. */
  layout: ColumnType<string | null, string | null | undefined, never>
  status: 'open' | 'done'
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    upgrade_requests: UpgradeRequestsTable
  }
}
