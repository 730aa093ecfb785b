import { type PaymentFilter, paymentFilters } from '#contract/orders/filters.ts'
import { type OrderStatus, orderStatuses, toDoStatuses } from '#contract/orders/order-status.ts'
import { oneOf, text, useParameters, wholeNumber } from '#src/lib/browser/use-parameters.ts'

/** Filter choices in the order of the buttons. */
export const orderChoices = ['to_do', 'unanswered', 'all', ...orderStatuses] as const
export type OrderChoice = (typeof orderChoices)[number]

/** When orders were placed. `waiting`: before yesterday. */
export const placedChoices = ['today', 'yesterday', 'week', 'waiting'] as const
export type PlacedChoice = (typeof placedChoices)[number]

/** Returns the statuses that a choice shows. */
export const statusesOf = (choice: OrderChoice): readonly OrderStatus[] => {
  if (choice === 'to_do') return toDoStatuses
  if (choice === 'unanswered') return ['Pending']
  return choice === 'all' ? orderStatuses : [choice]
}

/** Filters beside status and search. `null` shows all. */
export interface Narrowing {
  city: string | null
  payment: PaymentFilter | null
  placed: PlacedChoice | null
  /** Its name, or `NO_COURIER`. */
  courier: string | null
}

const narrowing = {
  city: text(),
  payment: oneOf(paymentFilters),
  placed: oneOf(placedChoices),
  courier: text(),
}

/** Shows all. */
export const notNarrowed: Narrowing = { city: null, payment: null, placed: null, courier: null }

/** Filters of the orders, kept in the URL. Back undoes a choice. */
export const useOrderFilters = () => {
  const [{ page, ...rest }, set] = useParameters(
    {
      status: oneOf(orderChoices, 'to_do'),
      search: text(''),
      page: wholeNumber(1),
      ...narrowing,
    },
    'push',
  )
  const { status, search, city, payment, placed, courier } = rest
  return {
    filters: { ...rest, page: Math.max(1, page) },
    /** How many filters are set beside status and search. */
    narrowed: [city, payment, placed, courier].filter((one) => one !== null).length,
    choose: (next: OrderChoice) => set({ status: next === 'to_do' ? null : next, page: null }),
    narrow: (next: Narrowing) => set({ ...next, page: null }),
    /** Searches all orders: the one wanted is seldom known to be waiting. */
    search: (text: string) => {
      if (text === search) return
      set(
        {
          search: text || null,
          page: null,
          ...(text && (status === 'to_do' || status === 'unanswered') ? { status: 'all' } : {}),
        },
        'replace',
      )
    },
    turn: (next: number) => set({ page: next === 1 ? null : next }),
  }
}

export type OrderFilters = ReturnType<typeof useOrderFilters>['filters']
