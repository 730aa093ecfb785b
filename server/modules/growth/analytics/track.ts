import type { AnalyticsEvent } from '#contract/analytics/analytics.ts'
import type { Transaction } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { findProducts } from '#server/records/products/products.repo.ts'
import { findOpenStoresBySlugs } from '#server/records/stores/stores.repo.ts'
import { figuresOf } from './event-figures.ts'
import { addToEventTotal, addToStoreDay } from './figures.repo.ts'

interface PlacedEvent {
  event: AnalyticsEvent
  storeId: string
}

/** Finds the store of each event by slug or product. Drops events of unknown stores. */
export const placeEvents = async (deps: Deps, events: AnalyticsEvent[]): Promise<PlacedEvent[]> => {
  const named = (field: 'store_slug' | 'product_id') => [
    ...new Set(events.map(({ event_data }) => event_data[field]).filter((name) => name !== undefined)),
  ]
  const slugs = named('store_slug')
  const ids = named('product_id')
  const stores = slugs.length > 0 ? await findOpenStoresBySlugs(deps.db, slugs) : []
  const products = ids.length > 0 ? await findProducts(deps.db, ids) : []
  return events.flatMap((event) => {
    const store = stores.find((row) => row.store_slug === event.event_data.store_slug)
    const product = products.find((row) => row.id === event.event_data.product_id)
    const storeId = store?.id ?? product?.store_id
    if (!storeId || (store && product && product.store_id !== store.id)) return []
    return [{ event, storeId }]
  })
}

/** Adds events to today's figures in one transaction. Does not keep the events themselves. */
export const countEvents = (deps: Deps, events: PlacedEvent[]): Promise<void> =>
  write(deps, async (trx) => {
    const now = deps.clock.now()
    await addFigures(trx, events, pakistanTime(now).day)
  })

const addFigures = async (trx: Transaction, events: PlacedEvent[], day: string) => {
  const byStore = Map.groupBy(events, (event) => event.storeId)
  // Sorted, so that concurrent transactions cannot deadlock.
  for (const storeId of [...byStore.keys()].sort()) {
    const types = (byStore.get(storeId) ?? []).map(({ event }) => event.event_type)
    await addToStoreDay(trx, storeId, day, figuresOf(types))
  }
  const byType = Map.groupBy(events, ({ event }) => event.event_type)
  for (const type of [...byType.keys()].sort()) await addToEventTotal(trx, type, byType.get(type)?.length ?? 0)
}
