import type { StoreData, StorePage } from '#contract/stores/store-page.ts'
import type { LayoutManifest } from '../define-layout.ts'
import { valuesOf } from './page-view.ts'
import { policiesOf } from './policies.ts'

/** Returns the page's data for the shell and the islands. */
export const storeData = (page: StorePage, manifest: LayoutManifest): StoreData => ({
  slug: page.store.slug,
  name: page.store.name,
  path: page.store.path,
  whatsapp: page.store.whatsapp,
  currency: page.store.currency,
  layoutId: manifest.id,
  apiOrigin: page.apiOrigin,
  ...(manifest.words.orderNow !== 'Order Now' && { orderNow: manifest.words.orderNow }),
  ...(manifest.sheet !== 'rounded' && { sheet: manifest.sheet }),
  ...(manifest.cardOpens === 'page' && { pagesBelow: 720 }),
  quickAddSeparateLine: manifest.quickAddSeparateLine || undefined,
  mode: page.mode,
  product: page.kind === 'product' ? page.product : undefined,
  policies: page.kind === 'product' ? policiesOf(valuesOf(manifest, page.layout.values)) : undefined,
  ...(valuesOf(manifest, page.layout.values).showStockNumber === false && { hideStock: true as const }),
  ...(page.store.delivery && { delivery: true as const }),
  ...(page.store.pixels && { pixels: page.store.pixels }),
  ...(page.store.codes && { codes: true as const }),
  ...(page.store.advance && { advance: page.store.advance }),
})
