import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { type OrderStatus, orderStatuses, toDoStatuses } from '#contract/orders/order-status.ts'

/** Filter choices in the order of the buttons. */
export const orderChoices = ['to_do', 'unanswered', 'all', ...orderStatuses] as const
export type OrderChoice = (typeof orderChoices)[number]

/** Returns the statuses that a choice shows. */
export const statusesOf = (choice: OrderChoice): readonly OrderStatus[] => {
  if (choice === 'to_do') return toDoStatuses
  if (choice === 'unanswered') return ['Pending']
  return choice === 'all' ? orderStatuses : [choice]
}

/** Filters of the orders, kept in the URL. Back undoes a choice. */
export const useOrderFilters = () => {
  const [{ status, search, page }, set] = useQueryStates(
    {
      status: parseAsStringLiteral(orderChoices).withDefault('to_do'),
      search: parseAsString.withDefault(''),
      page: parseAsInteger.withDefault(1),
    },
    { history: 'push' },
  )
  return {
    filters: { status, search, page: Math.max(1, page) },
    choose: (next: OrderChoice) => void set({ status: next === 'to_do' ? null : next, page: null }),
    /** Searches all orders: the one wanted is seldom known to be waiting. */
    search: (text: string) => {
      if (text === search) return
      void set(
        {
          search: text || null,
          page: null,
          ...(text && (status === 'to_do' || status === 'unanswered') ? { status: 'all' } : {}),
        },
        { history: 'replace' },
      )
    },
    turn: (next: number) => void set({ page: next === 1 ? null : next }),
  }
}

export type OrderFilters = ReturnType<typeof useOrderFilters>['filters']
