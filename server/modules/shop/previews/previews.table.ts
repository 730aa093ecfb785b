/** A rendered preview, where several processes show what one has rendered. */
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
