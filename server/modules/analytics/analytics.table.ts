export interface EventsTable {
  id: string
  store_id: string
  event_type: string
  product_id: string | null
  quantity: number | null
  /** Server time. */
  created_at: string
}

export interface AnalyticsTables {
  events: EventsTable
}
