/** When something last proved that it can write. */
export interface HeartbeatsTable {
  name: string
  beat_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    heartbeats: HeartbeatsTable
  }
}
