/** Who may download an archive now, where several processes pack them. */
export interface ExportPlacesTable {
  user_id: string
  ticket_hash: string
  /** Until when the link is good; while the archive is downloaded, until when that is believed without another sign of it. */
  until: string
  began_at: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    export_places: ExportPlacesTable
  }
}
