import {
  readStores,
  reopenStore,
  republishStore,
  setBadges,
  suspendStore,
} from '#contract/admin/admin-stores.endpoints.ts'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { call } from '#src/lib/api/api.ts'
import { useAdminQuery } from '../shared/lists/records.ts'

export interface StoreListFilters {
  search: string
  status: 'all' | 'open' | 'suspended' | 'failing'
  sort: 'newest' | 'oldest'
  page: number
}

/** A page of stores, refetched while one of them is publishing. */
export const useStores = (filters: StoreListFilters) =>
  useAdminQuery(['stores', filters], (signal) => call(readStores, { query: filters, signal }))

/** Refuses the change if somebody else was faster. */
const asSeen = ({ version }: AdminStore) => ({ 'if-match': `"${version}"` })

export const saveBadges = (store: AdminStore, badges: AdminStore['badges']) =>
  call(setBadges, { params: { id: store.id }, json: { badges }, headers: asSeen(store) })

export const suspend = (store: AdminStore, reason: string) =>
  call(suspendStore, { params: { id: store.id }, json: reason === '' ? {} : { reason } })

export const bringBack = (store: AdminStore) => call(reopenStore, { params: { id: store.id } })

export const publishAgain = (store: AdminStore) => call(republishStore, { params: { id: store.id } })
