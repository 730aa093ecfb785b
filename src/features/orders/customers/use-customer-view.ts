import { oneOf, text, useParameters, wholeNumber } from '#src/lib/browser/use-parameters.ts'

/** The view of customers in the Orders tab, kept in the URL. */
export const useCustomerView = () => {
  const [{ view, customer, order, search, page }, set] = useParameters(
    {
      view: oneOf(['customers']),
      customer: text(),
      order: text(),
      search: text(''),
      page: wholeNumber(1),
    },
    'push',
  )
  return {
    isOpen: view === 'customers',
    customer,
    filters: { search, page: Math.max(1, page) },
    /** Opens the list, or one customer over the order that she is looked up from. */
    show: (id: string | null = null) =>
      set({ view: 'customers', customer: id, search: null, page: null, ...(id === null && { order: null }) }),
    /** Goes to an order of a customer. */
    showOrder: (order: string) => set({ view: null, customer: null, search: null, page: null, order }),
    leave: () => set({ view: null, customer: null, order: null, search: null, page: null }),
    open: (id: string) => set({ customer: id }),
    /** Closes a customer: back to the order she was looked up from, or to the list. */
    close: () => set({ customer: null, ...(order !== null && { view: null }) }, 'replace'),
    search: (text: string) => {
      if (text !== search) set({ search: text || null, page: null }, 'replace')
    },
    turn: (next: number) => set({ page: next === 1 ? null : next }),
  }
}
