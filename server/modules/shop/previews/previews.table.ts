/** Rendered previews, shared by several processes. */
export interface PreviewsTable {
  name: string
  store_id: string
  html: string
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    previews: PreviewsTable
  }
}
