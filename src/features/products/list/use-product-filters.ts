import { parseAsBoolean, parseAsInteger, parseAsString, useQueryStates } from 'nuqs'

/** Filters of the list in the URL: text, category, low stock, and number of pages. */
export const useProductFilters = () => {
  const [filters, set] = useQueryStates({
    search: parseAsString.withDefault(''),
    category: parseAsString.withDefault(''),
    low: parseAsBoolean.withDefault(false),
    page: parseAsInteger.withDefault(1),
  })
  return {
    ...filters,
    filtered: filters.search !== '' || filters.category !== '' || filters.low,
    setSearch: (search: string) => void set({ search: search || null, page: null }, { history: 'replace' }),
    setCategory: (category: string) => void set({ category: category || null, page: null }, { history: 'push' }),
    setLow: (low: boolean) => void set({ low: low || null, page: null }, { history: 'push' }),
    setPage: (page: number) => void set({ page: page > 1 ? page : null }, { history: 'replace' }),
    clear: () => void set({ search: null, category: null, low: null, page: null }, { history: 'push' }),
  }
}
