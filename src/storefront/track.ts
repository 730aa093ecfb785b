import type { AnalyticsEvent } from '#contract/analytics/analytics.ts'
import { TRACK_PATH } from '#contract/analytics/paths.ts'
import { storeData } from './store-data.ts'

export type StoreEvent = AnalyticsEvent['event_type']

/** Sends an event to the seller's analytics. Never waits, never fails; silent in previews. */
export const track = (event_type: StoreEvent, event_data: Record<string, string | number> = {}): void => {
  const { apiOrigin, mode, slug: store_slug } = storeData()
  if (!/live|demo/.test(mode)) return
  const event = { event_type, event_data: { ...event_data, store_slug }, timestamp: new Date().toISOString() }
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  // Optional: old browsers lack it, and blockers block it.
  navigator.sendBeacon?.(`${apiOrigin}/api${TRACK_PATH}`, body)
}
