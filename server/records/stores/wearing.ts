import type { StoreRow } from './stores.repo.ts'

type Badges = Pick<StoreRow, 'badges' | 'verified_at' | 'trusted_at'>

/** Returns the change of a store that wears these badges from `now` on. One it wore already keeps its date. */
export const wearing = (store: Badges, badges: StoreRow['badges'], now: string): Badges => {
  const since = (id: 'verified' | 'trusted') => {
    if (!badges.includes(id)) return null
    return store.badges.includes(id) ? store[`${id}_at`] : now
  }
  return { badges, verified_at: since('verified'), trusted_at: since('trusted') }
}
