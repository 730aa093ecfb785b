import type { OrderStats } from '#contract/orders/order-lists.ts'
import { toDoStatuses } from '#contract/orders/order-status.ts'
import { useMyStore, useOrderStats } from './queries.ts'

/** Interval between counts of orders from other tabs, in milliseconds. */
const COUNT_EVERY = 60_000

/** Returns the number of orders that wait for the seller. */
export const toDoOf = ({ by_status }: OrderStats): number =>
  toDoStatuses.reduce((sum, status) => sum + by_status[status], 0)

/** Number of orders that wait for the seller; 0 without a store. */
export const useToDoCount = (): number => {
  const store = useMyStore()
  const { data } = useOrderStats({ every: COUNT_EVERY, enabled: Boolean(store.data) })
  return data ? toDoOf(data) : 0
}
