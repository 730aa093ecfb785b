import { useStore } from '@nanostores/react'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { readMe } from '#contract/accounts/accounts.endpoints.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { readOrderStats } from '#contract/orders/orders.endpoints.ts'
import { readProductOverview } from '#contract/products/products.endpoints.ts'
import { mayChangeProducts } from '#contract/staff/policies.ts'
import { readMyStore } from '#contract/stores/stores.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { $session, knowUser, readToken, whenSignedIn } from '#src/stores/session.ts'

/** Query keys. Invalidate them after a change. */
export const queryKeys = {
  me: ['me'],
  /** The store and everything shown of it. A save refetches all of it. */
  store: ['store'],
  myStore: ['store', 'settings'],
  publications: ['store', 'publications'],
  productOverview: ['store', 'product-overview'],
  orderStats: ['orders', 'stats'],
} as const

/** The signed-in seller. Refetched when the window gets focus, to see an upgrade. Use only below the session gate. */
export const useMe = (): User => {
  const session = useStore($session)
  const known = session.state === 'signed-in' ? session.user : undefined
  const { data } = useQuery({
    queryKey: queryKeys.me,
    queryFn: async () => {
      const user = await call(readMe)
      if ($session.get().state === 'signed-in') knowUser(user)
      return user
    },
    initialData: known,
    staleTime: 60_000,
  })
  const user = data ?? known
  if (!user) throw new Error('useMe is for signed-in pages')
  return user
}

const myStore = queryOptions({
  queryKey: queryKeys.myStore,
  queryFn: () => call(readMyStore, { query: { or: 'null' } }),
})

/** The seller's store, or `null`. */
export const useMyStore = () => useQuery(myStore)

/** Number of products, the plan's limit, and categories. */
export const useProductOverview = ({ enabled = true } = {}) => useQuery({ ...productOverview, enabled })

const productOverview = queryOptions({
  queryKey: queryKeys.productOverview,
  queryFn: () => call(readProductOverview),
})

const orderStats = queryOptions({
  queryKey: queryKeys.orderStats,
  queryFn: () => call(readOrderStats),
})

/** Figures of the store's orders, and of its day. Asked again every `every` milliseconds, if given. */
export const useOrderStats = ({ every, enabled = true }: { every?: number; enabled?: boolean } = {}) =>
  useQuery({
    ...orderStats,
    enabled,
    ...(every && { refetchInterval: every }),
  })

/** Fetches what a shop without orders begins with, for those who may see it. */
export const warmProductOverview = async (queries: QueryClient): Promise<void> => {
  const [store, { works_in }] = await Promise.all([queries.query(myStore), whenSignedIn()])
  if (store && mayChangeProducts(works_in?.role ?? 'owner')) await queries.query(productOverview)
}

/** Fetches the store and its figures while the session is checked: most tabs need them. */
export const warmStore = async (queries: QueryClient): Promise<void> => {
  if (readToken() && (await queries.query(myStore))) await queries.query(orderStats)
}
