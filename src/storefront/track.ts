import { storeData } from './store-data.ts'

export type StoreEvent =
  | 'store_view'
  | 'product_view'
  | 'product_clicked'
  | 'add_to_cart'
  | 'product_added_to_cart'
  | 'order_placed'
  | 'whatsapp_click'

/** Tells the seller's analytics what happened. Never waits, never fails; silent where nobody is buying. */
export const track = (event_type: StoreEvent, event_data: Record<string, string | number> = {}): void => {
  const { apiOrigin, mode, slug: store_slug } = storeData()
  if (mode === 'preview' || mode === 'dashboard') return
  const event = { event_type, event_data: { ...event_data, store_slug }, timestamp: new Date().toISOString() }
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  // Blocked, or a browser that has none: the shop goes on.
  navigator.sendBeacon?.(`${apiOrigin}/api/analytics/track`, body)
}
