import type { StoreData } from '#contract/stores/store-page.ts'

let own: StoreData | undefined

/** Returns this page's data. Browser only. */
export const storeData = (): StoreData => {
  own ??= JSON.parse(document.getElementById('store-data')?.textContent ?? '') as StoreData
  return own
}
