export interface CollectionsTable {
  id: string
  store_id: string
  /** Unique within the store. Stays when the title changes, so that shared links work. */
  slug: string
  title: string
  /** JSON list. Those of deleted products are left out when it is read. */
  product_ids: string
  updated_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    collections: CollectionsTable
  }
}
