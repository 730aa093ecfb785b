import { text, useParameters, wholeNumber, yes } from '#src/lib/browser/use-parameters.ts'

/** Filters of the list in the URL: text, category, low stock, and number of pages. */
export const useProductFilters = () => {
  const [filters, set] = useParameters({
    search: text(''),
    category: text(''),
    low: yes,
    page: wholeNumber(1),
  })
  return {
    ...filters,
    filtered: filters.search !== '' || filters.category !== '' || filters.low,
    setSearch: (search: string) => set({ search: search || null, page: null }, 'replace'),
    setCategory: (category: string) => set({ category: category || null, page: null }, 'push'),
    setLow: (low: boolean) => set({ low: low || null, page: null }, 'push'),
    setPage: (page: number) => set({ page: page > 1 ? page : null }, 'replace'),
    clear: () => set({ search: null, category: null, low: null, page: null }, 'push'),
  }
}
