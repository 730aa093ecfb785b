import { oneOf, text, useParameters, wholeNumber } from '#src/lib/browser/use-parameters.ts'

/** The view of customers in the Orders tab, kept in the URL. */
export const useCustomerView = () => {
  const [{ view, customer, search, page }, set] = useParameters(
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
    show: (id: string | null = null) => set({ view: 'customers', customer: id, order: null, search: null, page: null }),
    /** Goes to an order of a customer. */
    showOrder: (order: string) => set({ view: null, customer: null, search: null, page: null, order }),
    leave: () => set({ view: null, customer: null, search: null, page: null }),
    open: (id: string) => set({ customer: id }),
    close: () => set({ customer: null }, 'replace'),
    search: (text: string) => {
      if (text !== search) set({ search: text || null, page: null }, 'replace')
    },
    turn: (next: number) => set({ page: next === 1 ? null : next }),
  }
}
