import { parseAsInteger, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { orderStatuses } from '#contract/orders/order-status.ts'

/** Which orders the address asks for; Back undoes a choice. */
export const useOrderFilters = () => {
  const [{ status, page }, set] = useQueryStates(
    { status: parseAsStringLiteral(orderStatuses), page: parseAsInteger.withDefault(1) },
    { history: 'push' },
  )
  return {
    filters: { status, page: Math.max(1, page) },
    choose: (next: (typeof orderStatuses)[number] | null) => void set({ status: next, page: null }),
    turn: (next: number) => void set({ page: next === 1 ? null : next }),
  }
}

export type OrderFilters = ReturnType<typeof useOrderFilters>['filters']
