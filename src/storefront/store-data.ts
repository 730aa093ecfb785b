import type { StoreData } from '#contract/store-page.ts'

/** What a page says of its store; `null` when the document is not a store page. */
export const readStoreData = (document: Document): StoreData | null => {
  const block = document.getElementById('store-data')
  return block ? (JSON.parse(block.textContent) as StoreData) : null
}

let own: StoreData | undefined

/** This page's data. Browser only. */
export const storeData = (): StoreData => {
  own ??= readStoreData(document) as StoreData
  return own
}
