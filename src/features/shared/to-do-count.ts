import { useQuery } from '@tanstack/react-query'
import { toDoStatuses } from '#contract/orders/order-status.ts'
import { readOrderStats } from '#contract/orders/orders.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { queryKeys, useMyStore } from './queries.ts'

/** Interval between counts of orders from other tabs, in milliseconds. */
const COUNT_EVERY = 60_000

/** Number of orders that wait for the seller; 0 without a store. */
export const useToDoCount = (): number => {
  const store = useMyStore()
  const { data } = useQuery({
    queryKey: queryKeys.orderStats,
    queryFn: () => call(readOrderStats),
    refetchInterval: COUNT_EVERY,
    enabled: Boolean(store.data),
  })
  return toDoStatuses.reduce((sum, status) => sum + (data?.by_status[status] ?? 0), 0)
}
