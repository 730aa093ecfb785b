import type { AnalyticsEvent } from '#contract/analytics/analytics.ts'
import { TRACK_PATH } from '#contract/analytics/paths.ts'
import { storeData } from './store-data.ts'

export type StoreEvent = AnalyticsEvent['event_type']

/** Tells the seller's analytics what happened. Never waits, never fails; silent where nobody is buying. */
export const track = (event_type: StoreEvent, event_data: Record<string, string | number> = {}): void => {
  const { apiOrigin, mode, slug: store_slug } = storeData()
  if (mode !== 'live' && mode !== 'demo') return
  const event = { event_type, event_data: { ...event_data, store_slug }, timestamp: new Date().toISOString() }
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  // Blocked, or a browser that has none: the shop goes on.
  navigator.sendBeacon?.(`${apiOrigin}/api${TRACK_PATH}`, body)
}
