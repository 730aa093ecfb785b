import type { Policy, ShopRole } from '#contract/staff/policies.ts'
import { useMe } from './queries.ts'

/** The caller's role in the shop on this page. */
export const useShopRole = (): ShopRole => useMe().works_in?.role ?? 'owner'

/** Asks a policy for the caller: `may(mayChangeProducts)`. */
export const useMay = (): ((policy: Policy) => boolean) => {
  const role = useShopRole()
  return (policy) => policy(role)
}
