/** When something last proved that it can write. */
export interface HeartbeatsTable {
  name: string
  beat_at: string
}

export interface OperationTables {
  heartbeats: HeartbeatsTable
}
