import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'

/** The view of customers in the Orders tab, kept in the URL. */
export const useCustomerView = () => {
  const [{ view, customer, search, page }, set] = useQueryStates(
    {
      view: parseAsStringLiteral(['customers']),
      customer: parseAsString,
      order: parseAsString,
      search: parseAsString.withDefault(''),
      page: parseAsInteger.withDefault(1),
    },
    { history: 'push' },
  )
  return {
    isOpen: view === 'customers',
    customer,
    filters: { search, page: Math.max(1, page) },
    show: (id: string | null = null) =>
      void set({ view: 'customers', customer: id, order: null, search: null, page: null }),
    /** Goes to an order of a customer. */
    showOrder: (order: string) => void set({ view: null, customer: null, search: null, page: null, order }),
    leave: () => void set({ view: null, customer: null, search: null, page: null }),
    open: (id: string) => void set({ customer: id }),
    close: () => void set({ customer: null }, { history: 'replace' }),
    search: (text: string) => {
      if (text !== search) void set({ search: text || null, page: null }, { history: 'replace' })
    },
    turn: (next: number) => void set({ page: next === 1 ? null : next }),
  }
}
