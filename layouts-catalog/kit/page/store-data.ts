import type { StoreData } from '#contract/stores/store-page.ts'
import { type PageView, partOf } from './page-view.ts'
import { policiesOf } from './policies.ts'

/** Returns the page's data for the shell and the islands. */
export const storeData = (view: PageView): StoreData => {
  const { page, manifest, values, words } = view
  return {
    slug: page.store.slug,
    name: page.store.name,
    path: page.store.root ?? page.store.path,
    whatsapp: page.store.whatsapp,
    currency: page.store.currency,
    layoutId: manifest.id,
    apiOrigin: page.apiOrigin,
    ...(manifest.words.orderNow !== words.products.orderNow && { orderNow: manifest.words.orderNow }),
    ...(manifest.sheet !== 'rounded' && { sheet: manifest.sheet }),
    ...(manifest.cardOpens === 'page' && { pagesBelow: 720 }),
    quickAddSeparateLine: manifest.quickAddSeparateLine || undefined,
    mode: page.mode,
    product: page.kind === 'product' ? page.product : undefined,
    ...((partOf(page)?.rest.length ?? 0) > 0 && { parts: true as const }),
    policies: page.kind === 'product' ? policiesOf(view) : undefined,
    ...(values.showStockNumber === false && { hideStock: true as const }),
    ...(page.store.delivery && { delivery: true as const }),
    ...(page.store.pixels && { pixels: page.store.pixels }),
    ...(page.store.codes && { codes: true as const }),
    ...(page.store.advance && { advance: page.store.advance }),
  }
}
