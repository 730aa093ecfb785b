/** An address of a store's product or collection that was removed. */
export interface GonePagesTable {
  store_id: string
  /** Below the store's address: `p/glass-bangles`. */
  path: string
  gone_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    gone_pages: GonePagesTable
  }
}
