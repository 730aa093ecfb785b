import type { StoreRow } from './stores.repo.ts'

type Addressed = Pick<StoreRow, 'domain' | 'store_slug'>

/** Name under which a store's pages are live: its own domain, else its slug. A slug has no dots. */
export const liveName = ({ domain, store_slug }: Addressed): string => domain ?? store_slug

/** Path of a store's home page. */
export const storePath = ({ domain, store_slug }: Addressed): string => (domain ? '/' : `/store/${store_slug}/`)

/** Origin of a store's pages: its own domain, else `storesOrigin`. */
export const storeOrigin = ({ domain }: Pick<StoreRow, 'domain'>, storesOrigin: string): string =>
  domain ? `https://${domain}` : storesOrigin

/** Address of a store's home page, with a slash at its end. */
export const storeUrl = (store: Addressed, { storesOrigin }: { storesOrigin: string }): string =>
  storeOrigin(store, storesOrigin) + storePath(store)
