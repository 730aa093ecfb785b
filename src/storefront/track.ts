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
  const { apiOrigin, mode, slug } = storeData()
  if (mode === 'preview' || mode === 'dashboard') return
  const body = JSON.stringify({
    event_type,
    event_data: { ...event_data, store_slug: slug },
    timestamp: new Date().toISOString(),
  })
  const url = `${apiOrigin}/api/analytics/track`
  const headers = { 'content-type': 'application/json' }
  try {
    if (navigator.sendBeacon(url, new Blob([body], { type: headers['content-type'] }))) return
  } catch {
    // No beacon here: an ordinary request does.
  }
  fetch(url, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}
