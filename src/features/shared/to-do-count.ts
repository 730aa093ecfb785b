import { useQuery } from '@tanstack/react-query'
import { toDoStatuses } from '#contract/orders/order-status.ts'
import { readOrderStats } from '#contract/orders/orders.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { queryKeys, useMyStore } from './queries.ts'

/** How often orders are counted while something else is looked at, in milliseconds. */
const COUNT_EVERY = 60_000

/** How many orders wait for the seller to do something, whatever she looks at; none without a store. */
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
